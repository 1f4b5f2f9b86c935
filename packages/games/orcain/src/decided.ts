import type { BySeat, Outcome } from "@holmgang/kernel";
import { inSuddenDeath } from "./moment.ts";
import type { Moment } from "./moment.ts";

/** What the end of a round decides: someone is down, or the rounds are over and health differs, or the cap is reached. */
export function decided(moment: Moment, hp: Readonly<BySeat<number>>): Outcome | null {
  const { settings, roundIndex } = moment;
  const first = hp[0];
  const second = hp[1];
  const knockout = first === 0 || second === 0;
  if (!knockout && roundIndex < settings.rounds) return null;
  if (first !== second) {
    const reason = knockout ? "knockout" : inSuddenDeath(moment) ? "sudden-death" : "decision";
    return { result: "win", seat: first > second ? 0 : 1, reason };
  }
  if (knockout) return { result: "draw", reason: "knockout" };
  return roundIndex >= settings.roundCap ? { result: "draw", reason: "round-cap" } : null;
}
