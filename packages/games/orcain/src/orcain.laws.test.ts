import { assertLaws } from "@holmgang/kernel/testing";
import { expect, test } from "vitest";
import { lawKit } from "./testing/law-kit.ts";

test("Orcain keeps every law over 20,000 matches, with every event and every ending seen", () => {
  const told = assertLaws(lawKit, { matches: 20_000, seed: "orcain" });
  console.log(told);
  expect(told).toContain("orcain: 20000 matches");
});
