import { host, invariant } from "@holmgang/kernel";
import { orcain, words } from "@holmgang/orcain";
import { describe, expect, test } from "vitest";
import { accuracyOf, gradeOf } from "../../game/judgement.ts";
import { review } from "./review.ts";

const engine = host(orcain, words);

/** A match in which seat 0 always lays the same and seat 1 never lays anything but a Heal. */
function recorded() {
  const config = engine.parseConfig({});
  invariant(config.ok, "the defaults are playable");
  let { journal } = engine.openJournal(config.value, "review");
  const take = (input: Parameters<typeof engine.append>[2]): void => {
    const page = engine.append(journal, journal.inputs.length, input);
    invariant(page.ok, "the match is legal");
    journal = page.value.journal;
  };
  while (engine.decisions(journal.position).length > 0) {
    take({
      kind: "move",
      seat: 0,
      move: { kind: "layout_confirm", layout: ["attack", "counter", "heal"], roundIndex: null },
    });
    take({
      kind: "move",
      seat: 1,
      move: { kind: "layout_draft", layout: ["heal", null, null], roundIndex: null },
    });
    take({ kind: "expire", seat: 1 });
  }
  return engine.recordOf(journal);
}

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
    expect(judgements[1]!.played).toBe("H..");
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
