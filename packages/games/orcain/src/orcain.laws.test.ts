import { assertLaws } from "@holmgang/kernel/testing";
import { expect, test } from "vitest";
import { lawKit } from "./testing/law-kit.ts";

test("Orcain keeps every law over 12,000 matches, with every event and every ending seen", () => {
  const told = assertLaws(lawKit, { matches: 12_000, seed: "orcain" });
  console.log(told);
  expect(told).toContain("orcain: 12000 matches");
});
