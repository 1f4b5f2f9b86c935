import { expect, test } from "vitest";
import { exhibit } from "../../engine/exhibit.ts";
import { engine } from "./engine.ts";
import { setUp } from "./set-up.ts";

test("what is exhibited begins in the battle and comes to an end", () => {
  const { exhibitors: bots, exhibited: entries } = setUp;
  const told = exhibit(engine, { kind: "exhibit", game: "tactics", bots, entries, seed: "shown" });
  expect(told[0]).toMatchObject({ view: { phase: "battle" } });
  expect(told.at(-1)).toMatchObject({ outcome: { reason: expect.any(String) as string } });
});
