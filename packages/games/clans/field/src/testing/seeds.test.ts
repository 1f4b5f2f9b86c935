import { assertLaws } from "@holmgang/kernel/testing";
import { expect, test } from "vitest";
import { lawKit } from "./law-kit.ts";

/** Matches that once broke a law, some only beside each other. */
test.each([
  // A spy in the base had a point left or none: the one had come from farther away.
  [["part 1 clans-field 0/39", "part 1 clans-field 0/162"]],
  // A trap sprang under a spy, and everybody was told where: no view kept that.
  [["part 1 clans-field 0/377", "part 1 clans-field 0/377 1", "part 1 clans-field 0/394"]],
  // A spy struck out of the fog, and everybody was told how its victim was: no view kept that.
  [["large today clans-field 1250/23", "large today clans-field 1250/638"]],
])("the matches %j keep every law", (seeds) => {
  expect(() => assertLaws(lawKit, { seeds })).not.toThrow();
});
