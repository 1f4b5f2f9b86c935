import { assertLaws } from "@holmgang/kernel/testing";
import { expect, test } from "vitest";
import { lawKitOf } from "./homes/index.ts";
import { GAME_IDS } from "./index.ts";

/** What a game's laws are run over, unless more was promised for it. */
const MATCHES = 5000;
const PROMISED: Readonly<Record<string, number>> = { orcain: 12_000 };

test.each(GAME_IDS)("%s keeps every law, and everything it must show is seen", async (id) => {
  const matches = PROMISED[id] ?? MATCHES;
  const told = assertLaws(await lawKitOf(id), { matches, seed: id });
  console.log(told);
  expect(told).toContain(`${id}: ${matches} matches`);
});
