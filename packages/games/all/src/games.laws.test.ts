import { assertLaws } from "@holmgang/kernel/testing";
import { expect, test } from "vitest";
import { lawKitOf, SIZES } from "./testing/index.ts";
import { GAME_IDS } from "./index.ts";

/** What was promised for a game, where it is more than the usual. */
const PROMISED: Readonly<Record<string, number>> = { orcain: 12_000 };

test.each(GAME_IDS)("%s keeps every law, and everything it must show is seen", async (id) => {
  const matches = Math.max(SIZES.laws.matches, PROMISED[id] ?? 0);
  const told = assertLaws(await lawKitOf(id), { matches, seed: id });
  console.log(told);
  expect(told).toContain(`${id}: ${matches} matches`);
});
