import { assertLaws } from "@holmgang/kernel/testing";
import type { LawKit } from "@holmgang/kernel/testing";
import { expect, test } from "vitest";
import type { Clans } from "../lanes/shape.ts";
import { lawKit } from "./law-kit.ts";

/** One match need not show everything. */
const kit: LawKit<Clans> = {
  ...lawKit,
  events: [],
  endings: [],
  features: { of: () => [], mustSee: [] },
};

/** Matches that once broke a law. */
test.each([
  // A mirror of starters near its end: whoever counted knew the rival's last card, and guessed nothing else.
  "stress15/449",
])("the match %s keeps every law", (seed) => {
  expect(() => assertLaws(kit, { seeds: [seed] })).not.toThrow();
});
