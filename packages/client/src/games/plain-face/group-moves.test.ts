import { describe, expect, test } from "vitest";
import { groupMoves, MOST_ALONE } from "./group-moves.ts";

const named = (kind: string, count: number, words = (at: number) => `${kind} ${at}`) =>
  Array.from({ length: count }, (_, at) => ({ move: { kind }, words: words(at) }));
const heads = (moves: ReturnType<typeof named>) => groupMoves(moves).map(({ head }) => head);

describe("moves to choose from", () => {
  test("stand together while there are few", () => {
    expect(heads(named("go", MOST_ALONE))).toEqual([null]);
  });

  test("many stand under their kinds", () => {
    expect(heads([...named("go_to", 30), ...named("pass", 11)])).toEqual(["go to", "pass"]);
  });

  test("a kind with too many is told apart by first words, and nothing is lost", () => {
    const moves = [
      ...named("play", 60, (at) => `${at % 2 === 0 ? "Archer" : "Knight"} to ${at}`),
      ...named("pass", 1),
    ];
    expect(heads(moves)).toEqual(["Archer", "Knight", "pass"]);
    expect(groupMoves(moves).flatMap((group) => group.moves)).toHaveLength(61);
  });
});
