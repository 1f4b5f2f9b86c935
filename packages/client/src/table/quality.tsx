import type { MatchRecord, Result, Seat } from "@holmgang/kernel";
import { useEffect, useState } from "react";
import type { Review } from "../game/judgement.ts";
import { linkEngine } from "../engine/engine-link.ts";
import { text } from "../text/text.ts";
import { Gain } from "./end-screen.tsx";

/** How close to perfect one played, with luck apart; nothing for a game that cannot be looked back on. */
export function Quality({
  load,
  seat,
}: {
  readonly load: () => Promise<Result<MatchRecord>>;
  readonly seat: Seat;
}) {
  const [review, setReview] = useState<Review | "none" | null>(null);
  useEffect(() => {
    const engine = linkEngine();
    void (async () => {
      const record = await load();
      const answer = record.ok
        ? await engine.ask<"review">({ kind: "review", record: record.value })
        : record;
      setReview(answer.ok ? answer.value : "none");
    })();
    return engine.close;
    // The match is over: its record does not change any more.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const words = text.table;
  if (review === "none") return null;
  if (!review) return <Gain head={words.yourPlay} value="…" note={words.reckoning} />;
  const accuracy = review.accuracy[seat];
  if (accuracy === null) return null;
  return (
    <Gain
      head={words.yourPlay}
      value={`${Math.round(accuracy)} %`}
      note={words.luck(Math.round(10 * review.luckHp[seat]) / 10)}
    />
  );
}
