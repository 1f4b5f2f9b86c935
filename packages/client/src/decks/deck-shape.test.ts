import { expect, test } from "vitest";
import { curveOf, tagsOf } from "./deck-shape.ts";
import { CARDS, CHART, GROUPS } from "./testing/small-face.ts";

const DECK = ["imp", "imp", "archer", "ghoul", "dragon", "fire"];

test("the curve counts the cards of every column, the empty ones too", () => {
  const curve = curveOf(DECK, CHART);
  expect([...curve]).toEqual([
    ["1", 2],
    ["2", 2],
    ["3", 1],
    ["action", 1],
  ]);
  expect([...curveOf([], CHART).values()]).toEqual([0, 0, 0, 0]);
});

test("kinds and keywords are counted card by card", () => {
  expect(Object.fromEntries(tagsOf(DECK, { cards: CARDS, groups: GROUPS }))).toEqual({
    unit: 5,
    action: 1,
    deploy: 3,
    death: 1,
  });
});
