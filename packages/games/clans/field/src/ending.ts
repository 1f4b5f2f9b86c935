import type { Outcome } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import type { Run } from "./announce.ts";
import type { State } from "./shape.ts";

export function finish({ state, table }: Run, outcome: Outcome): void {
  state.outcome = outcome;
  announce(table, "match_end", () => ({ outcome }));
}

/** After the last half-turn the bases are compared. */
export function atTheLimit({ seats: [first, second] }: State): Outcome {
  if (first.hp === second.hp) return { result: "draw", reason: "limit" };
  return { result: "win", seat: first.hp > second.hp ? 0 : 1, reason: "limit" };
}
