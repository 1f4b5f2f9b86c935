import { assertLaws } from "@holmgang/kernel/testing";
import { expect, test } from "vitest";
import { lawKit } from "./law-kit.ts";

/** Matches that once broke a law, some only beside each other. */
test.each([
  // A mirror of starters near its end: whoever counted knew the rival's last card, and guessed nothing else.
  [["stress15/449"]],
  // The last cards in another lane, and all else plays itself: two ways to one end.
  [["part 1 clans 2500/240", "part 1 clans 2500/1049"]],
])("the matches %j keep every law", (seeds) => {
  expect(() => assertLaws(lawKit, { seeds })).not.toThrow();
});
