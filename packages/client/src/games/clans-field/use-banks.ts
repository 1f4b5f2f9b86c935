import { SEATS } from "@holmgang/kernel";
import type { Bank, BySeat, Seat } from "@holmgang/kernel";
import type { Field } from "@holmgang/clans/field";
import { useEffect, useRef, useState } from "react";
import type { Sitting } from "../../game/face.ts";

/** What is left of each seat's time for all its turns, in seconds; null where there is no such clock. Between turns the last word counts. */
export function useBanks({ scene, info }: Sitting<Field>): Readonly<BySeat<number | null>> {
  const told = useRef(new Map<Seat, Bank>());
  const own = scene.questions[0]?.bank;
  const running: [Seat, Bank][] = scene.others.flatMap(({ seat, bank }) =>
    bank ? [[seat, bank] as [Seat, Bank]] : [],
  );
  if (own && info.viewer !== "spectator") running.push([info.viewer, own]);
  // Its own memory: what was told last is still true while nothing runs.
  for (const [seat, bank] of running) told.current.set(seat, bank);
  const now = useNow(running.some(([, { deadline }]) => deadline !== null));
  const whole = scene.view.settings.bankMs;
  const leftOf = (seat: Seat): number | null => {
    if (whole === 0) return null;
    const bank = told.current.get(seat);
    if (!bank) return Math.ceil(whole / 1000);
    const isRunning = running.some(([each]) => each === seat) && bank.deadline !== null;
    const left = isRunning ? Math.min(bank.leftMs, (bank.deadline ?? 0) - now) : bank.leftMs;
    return Math.max(0, Math.ceil(left / 1000));
  };
  const [first, second] = SEATS.map(leftOf);
  return [first ?? null, second ?? null];
}

function useNow(needed: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!needed) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [needed]);
  return now;
}
