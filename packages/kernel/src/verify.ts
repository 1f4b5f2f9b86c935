import { same } from "./canonical.ts";
import { verifyFairness } from "./fairness.ts";
import type { Game, Outcome, Shape } from "./game.ts";
import type { Journal } from "./journal.ts";
import { outcome } from "./match.ts";
import type { MatchRecord } from "./record.ts";
import { turnPages } from "./replay.ts";
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
  const end = verifiedEnd(game, record);
  if (!end.ok) return end;
  const { inputs, position } = end.value;
  return accept({
    inputs: inputs.length,
    outcome: outcome(game, position),
    committed: record.fairness !== null,
  });
}

/** Where a record leads that holds; it may be the middle of a match. */
export function verifiedEnd<T extends Shape>(
  game: Game<T>,
  record: MatchRecord,
): Result<Journal<T>> {
  if (record.fairness) {
    const fair = verifyFairness(record.fairness, record.seed);
    if (!fair.ok) return fair;
  }
  const end = playOut(game, record);
  if (!end.ok) return end;
  const ended = outcome(game, end.value.position);
  const inputs = record.inputs.length;
  if (record.outcome && !ended) {
    return refuse(
      "truncated",
      `The record is truncated: after its ${inputs} inputs the match still goes on.`,
    );
  }
  if (!same(ended, record.outcome)) {
    return refuse("wrong-outcome", "The outcome in the record is not the one the match leads to.");
  }
  if (end.value.chain !== record.hash) {
    return refuse(
      "broken-chain",
      "The header breaks the chain: it was changed, or the final hash was.",
    );
  }
  return end;
}

/** Plays the record to its end, comparing the chain after every input. */
function playOut<T extends Shape>(game: Game<T>, record: MatchRecord): Result<Journal<T>> {
  let end: Result<Journal<T>> = refuse("empty", "There is nothing to play.");
  for (const page of turnPages(game, record)) {
    if (!page.ok) return page;
    const { journal } = page.value;
    const at = journal.inputs.length;
    if (at > 0 && journal.inputs[at - 1]!.link !== record.inputs[at - 1]!.link) {
      return refuse(
        "broken-chain",
        `Input ${at} breaks the chain: it, or something before it, was changed.`,
      );
    }
    end = accept(journal);
  }
  return end;
}
