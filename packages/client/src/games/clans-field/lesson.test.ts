import { clansField, words } from "@holmgang/clans/field";
import { describe, expect, test } from "vitest";
import { verdicts } from "../../game/testing/verdicts.ts";
import { lesson } from "./lesson.ts";

/** What a learner types, and whether the beat was learned by it. */
const TRIED: Readonly<Record<string, readonly (readonly [boolean, ...string[]])[]>> = {
  place: [
    [true, "hussar to west middle"],
    [true, "line infantry to west base", "hussar to east middle"],
    [false, "hussar to west base", "end"],
  ],
  points: [
    [true, "hussar to center middle", "hussar hits the base"],
    [false, "hussar to center middle", "end"],
    [false, "end"],
  ],
  answer: [
    [true, "field cannon attacks grenadier"],
    [false, "line infantry attacks grenadier"],
    [false, "end"],
  ],
  fog: [
    [true, "hussar to east middle", "hussar attacks fusilier"],
    [false, "hussar to center base", "end"],
  ],
};

describe("the lesson", () => {
  test("has a beat for each, of two sentences", () => {
    expect(lesson.beats.map(({ id }) => id)).toEqual(Object.keys(TRIED));
    for (const { words: said } of lesson.beats)
      expect(said.words.match(/[.!?](?= |$)/g)).toHaveLength(2);
  });

  test.each(
    lesson.beats.flatMap((beat) => TRIED[beat.id]!.map((tried) => [beat.id, beat, tried] as const)),
  )("%s: %#", (_id, beat, [learned, ...lines]) => {
    expect(verdicts(clansField, words, beat, lines)).toEqual([
      ...lines.slice(1).map(() => null),
      learned,
    ]);
  });
});
