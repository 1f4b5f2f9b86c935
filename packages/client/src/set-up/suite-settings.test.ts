import { expect, test } from "vitest";
import { withoutSuite, withSuite } from "./suite-settings.ts";

const face = { game: "skirmish", suite: { name: "Three Days", settings: { days: 3 } } };

test("three decks are switched on and off, and nothing else with them", () => {
  const on = withSuite(face, { ms: 5 });
  expect(on).toEqual({ ms: 5, days: 3 });
  expect(withoutSuite(face, on)).toEqual({ ms: 5 });
});

test("a game without them stays as it is", () => {
  const { suite: _none, ...lone } = face;
  expect([withSuite(lone, { ms: 5 }), withoutSuite(lone, { ms: 5 })]).toEqual([
    { ms: 5 },
    { ms: 5 },
  ]);
});
