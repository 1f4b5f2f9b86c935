import { clans, words } from "@holmgang/clans";
import { describe, expect, test } from "vitest";
import { verdicts } from "../../game/testing/verdicts.ts";
import { lesson } from "./lesson.ts";

/** What a learner types, and whether the beat was learned by it. */
const TRIED: Readonly<Record<string, readonly (readonly [boolean, ...string[]])[]>> = {
  lane: [
    [true, "line infantry west", "submit"],
    [true, "voltigeur east", "line infantry east", "submit"],
    [false, "submit"],
  ],
  tick: [
    [true, "voltigeur center", "submit"],
    [false, "line infantry center", "submit"],
    [false, "voltigeur west", "submit"],
  ],
  stack: [
    [true, "line infantry center", "field cannon center back", "submit"],
    [true, "field cannon center", "line infantry center front", "submit"],
    [false, "field cannon center", "line infantry center back", "submit"],
    [false, "line infantry center", "submit"],
  ],
  terrain: [
    [true, "fusilier east", "submit"],
    [false, "fusilier west", "submit"],
    [false, "fusilier center", "submit"],
  ],
  zone: [
    [true, "field cannon center", "submit", "submit"],
    [true, "field cannon center", "drummer boy west", "submit", "fusilier east", "submit"],
    [false, "submit", "field cannon center", "submit"],
    [false, "field cannon west", "drummer boy center", "submit", "submit"],
  ],
  hero: [
    [true, "hero", "fusilier west", "voltigeur east", "submit"],
    [true, "hero", "fusilier west", "voltigeur west back", "submit"],
    [false, "hero", "fusilier center", "voltigeur center", "submit"],
    [false, "submit"],
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
    expect(verdicts(clans, words, beat, lines)).toEqual([
      ...lines.slice(1).map(() => null),
      learned,
    ]);
  });
});
