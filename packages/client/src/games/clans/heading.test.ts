import { invariant } from "@holmgang/kernel";
import { clans } from "@holmgang/clans";
import { expect, test } from "vitest";
import { headingOf } from "./heading.ts";

const heading = (round: number, age: 1 | 2 | 3, ages: boolean): string => {
  const settings = clans.parseSettings({ ages });
  invariant(settings.ok, "these are settings");
  return headingOf({ round, age, settings: settings.value });
};

test.each([
  [3, 1, false, "Round 3"],
  [3, 1, true, "Round 3 · Age I · Age II in 3 rounds"],
  [10, 2, true, "Round 10 · Age II · Age III in 1 round"],
  [12, 3, true, "Round 12 · Age III"],
] as const)("[R69] in round %i of age %i, with Ages %s: %s", (round, age, ages, words) => {
  expect(heading(round, age, ages)).toBe(words);
});
