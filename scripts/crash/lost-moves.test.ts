import { expect, test } from "vitest";
import type { SentMove } from "../../packages/cli/src/load/notebook.ts";
import { lostMoves } from "./lost-moves.ts";

const FATES = { "+": "acknowledged", "?": "unanswered", "-": "refused" } as const;

/** `a+ b? c-`: a was acknowledged, b never answered, c refused. */
const sent = (text: string): SentMove[] =>
  text.split(" ").map((word) => ({
    decision: 1,
    move: word[0],
    fate: FATES[word[1] as keyof typeof FATES], // as written below
  }));

test.each([
  ["a+ b+", "ab"],
  ["a+ b? c+", "abc"],
  ["a+ b? c+", "ac"],
  ["a+ b- c+", "ac"],
  // The same move sent twice, the first never answered: it happened the second time, or both times.
  ["a? a+", "a"],
  ["a? a+", "aa"],
  ["a? b? a? b+", "ab"],
])("%s is kept by the log %s", (moves, log) => {
  expect(lostMoves(sent(moves), log.split(""))).toEqual({ lost: [], isForeign: false });
});

test.each([
  ["a+ b+", "a", "b"],
  ["a+ b+", "b", "a"],
  ["a+ b+", "ba", "a"],
  ["a? b+ c+", "ac", "b"],
])("%s has lost something in the log %s", (moves, log, lost) => {
  expect(lostMoves(sent(moves), log.split("")).lost.map(({ move }) => move)).toEqual(
    lost.split(""),
  );
});

test.each([
  ["a+ b-", "ab"],
  ["a+", "aa"],
  ["a+ b?", "abb"],
  ["a?", "x"],
])("%s cannot have led to the log %s", (moves, log) => {
  expect(lostMoves(sent(moves), log.split(""))).toEqual({ lost: [], isForeign: true });
});
