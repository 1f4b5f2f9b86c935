import { clansField } from "@holmgang/clans/field";
import { invariant } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { headingOf } from "./heading.ts";

const heading = (halfTurn: number, age: 1 | 2 | 3, ages: boolean): string => {
  const settings = clansField.parseSettings({ ages });
  invariant(settings.ok, "these are settings");
  const names = { viewer: 0, names: ["Asta", "Ulf"], view: null } as const;
  return headingOf({ halfTurn, age, first: 0, settings: settings.value }, names);
};

test.each([
  [0, 1, false, "Opening hands"],
  [4, 1, false, "Turn 4, Ulf’s"],
  [3, 1, true, "Turn 3, yours · Age I · Age II in 10 turns"],
  [24, 2, true, "Turn 24, Ulf’s · Age II · Age III in 1 turn"],
  [25, 3, true, "Turn 25, yours · Age III"],
] as const)("[R83] in turn %i of Age %i, with Ages %s: %s", (halfTurn, age, ages, words) => {
  expect(heading(halfTurn, age, ages)).toBe(words);
});
