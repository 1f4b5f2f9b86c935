import { same } from "@holmgang/kernel";
import type { SentMove } from "../../packages/cli/src/load/notebook.ts";

/** What is wrong with the log of one seat, compared with what its player has sent. */
interface Losses {
  /** Moves that were acknowledged and are not in the log where they belong. */
  readonly lost: readonly SentMove[];
  /** Whether the log holds anything else than was sent and not refused, or something twice, or in another order. */
  readonly isForeign: boolean;
}

/**
 * A log must hold what was acknowledged, once and in order; what was never answered it may hold, once, in its place; and
 * nothing else. Since nobody knows which of the unanswered ones happened, all the places are followed at which the log
 * can be.
 */
export function lostMoves(sent: readonly SentMove[], logged: readonly unknown[]): Losses {
  const lost: SentMove[] = [];
  let places = new Set([0]);
  for (const each of sent) {
    if (each.fate === "refused") continue;
    const next = [...places]
      .filter((at) => at < logged.length && same(logged[at], each.move))
      .map((at) => at + 1);
    if (each.fate === "unanswered") places = new Set([...places, ...next]);
    else if (next.length > 0) places = new Set(next);
    else lost.push(each);
  }
  return { lost, isForeign: lost.length === 0 && !places.has(logged.length) };
}
