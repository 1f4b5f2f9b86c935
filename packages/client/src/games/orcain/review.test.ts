import { invariant } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { accuracyOf, gradeOf } from "../../game/judgement.ts";
import { review } from "./review.ts";
import { recorded } from "./testing/recorded.ts";

describe("a review of a match", () => {
  test("judges both seats in every round, and sees who gave more away", () => {
    const reviewed = review(recorded());
    invariant(reviewed.ok, "the record is whole");
    const { judgements, accuracy, luckHp } = reviewed.value;
    expect(judgements.map(({ chapter, seat }) => `${chapter}.${seat}`)).toEqual([
      "1.0",
      "1.1",
      "2.0",
      "2.1",
      "3.0",
      "3.1",
    ]);
    expect(judgements[1]!.played).toBe("Heal, Nothing, Nothing");
    expect(accuracy[0]).toBeGreaterThan(accuracy[1]!);
    expect(luckHp[0]).toBeGreaterThan(0);
  });

  test("has words for how much was given away", () => {
    expect([0, 5, 12, 25, 40].map(gradeOf)).toEqual([
      "perfect",
      "good",
      "inaccuracy",
      "mistake",
      "blunder",
    ]);
    expect(accuracyOf(0)).toBeCloseTo(100, 1);
    expect(accuracyOf(100)).toBe(0);
  });
});
