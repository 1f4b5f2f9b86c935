import { invariant, parseConfig, seededRng } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { clansField } from "../rules.ts";
import { story } from "./configs.ts";

test("[R87] the stories that the laws play have idle heroes and busy ones, forced cards and added ones", () => {
  const rng = seededRng("stories");
  const stories = Array.from({ length: 40 }, () => {
    const config = parseConfig(clansField, story(rng));
    invariant(config.ok, config.ok ? "" : config.refusal.words);
    return config.value.entries.map((entry) => entry.story!); // each of them is one
  }).flat();
  expect(new Set(stories.map(({ idle }) => idle))).toEqual(new Set([true, false]));
  expect(stories.every(({ opening }) => opening.length > 0)).toBe(true);
  expect(new Set(stories.map(({ added }) => added))).toEqual(new Set([0, 1, 2, 3]));
  expect(new Set(stories.map(({ bonus }) => bonus))).toEqual(new Set([0, 1, 2]));
});
