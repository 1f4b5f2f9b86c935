import { assertLaws } from "@holmgang/kernel/testing";
import { expect, test } from "vitest";
import { lawKit } from "./testing/law-kit.ts";

test("Skirmish Slots keeps every law over 5,000 matches, with every event, every ending and every card seen", () => {
  const told = assertLaws(lawKit, { matches: 5000, seed: "slots" });
  console.log(told);
  expect(told).toContain("slots: 5000 matches");
});
