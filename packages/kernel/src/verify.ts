import { same } from "./canonical.ts";
import { verifyFairness } from "./fairness.ts";
import type { Game, Outcome, Shape } from "./game.ts";
import { outcome } from "./match.ts";
import type { MatchRecord } from "./record.ts";
import { replay } from "./replay.ts";
import { accept, refuse } from "./result.ts";
import type { Result } from "./result.ts";

/** What a record proves: it follows the rules from its seed, nothing in it was changed, and its seed was committed to. */
export interface Verified {
  readonly inputs: number;
  readonly outcome: Outcome | null;
  /** False for a match with nobody to prove anything to. */
  readonly committed: boolean;
}

export function verify<T extends Shape>(game: Game<T>, record: MatchRecord): Result<Verified> {
  if (record.fairness) {
    const fair = verifyFairness(record.fairness, record.seed);
    if (!fair.ok) return fair;
  }
  const pages = replay(game, record);
  if (!pages.ok) return pages;
  const broken = record.inputs.findIndex(
    (entry, i) => entry.link !== pages.value[i + 1]!.journal.inputs[i]!.link,
  );
  if (broken >= 0) {
    return refuse(
      "broken-chain",
      `Input ${broken + 1} breaks the chain: it, or something before it, was changed.`,
    );
  }
  const end = pages.value.at(-1)!.journal;
  const ended = outcome(game, end.position);
  if (record.outcome && !ended) {
    return refuse(
      "truncated",
      `The record is truncated: after its ${record.inputs.length} inputs the match still goes on.`,
    );
  }
  if (!same(ended, record.outcome)) {
    return refuse("wrong-outcome", "The outcome in the record is not the one the match leads to.");
  }
  if (end.chain !== record.hash) {
    return refuse(
      "broken-chain",
      "The header breaks the chain: it was changed, or the final hash was.",
    );
  }
  return accept({
    inputs: record.inputs.length,
    outcome: ended,
    committed: record.fairness !== null,
  });
}
