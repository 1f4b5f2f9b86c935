import type { Economy, Ware } from "@holmgang/decks";
import { expect, test } from "vitest";
import type { DeckCard } from "../game/deck-face.ts";
import { goodsOf, wantedBy } from "./goods.ts";
import type { Show } from "./goods.ts";

const ware = (id: string, start: number): Ware => ({
  id,
  name: id,
  price: 100,
  start,
  most: 2,
  copies: 1,
});
const WARES = [ware("pike", 2), ware("horse", 1), ware("king", 0)];
const economy: Economy = {
  id: "war",
  streakGold: 0,
  keptOneIn: 1,
  botMatches: 0,
  wares: WARES,
  decksIn: () => [],
};
const card = (id: string): DeckCard => ({ id, name: id, text: "", tags: [] });
const face = { cards: ["king", "horse", "pike", "pebble"].map(card), groups: [] };
const deck = (...cards: string[]) => ({ hero: null, cards });
const decks = [
  { name: "Riders", decks: [deck("horse", "horse", "pike")] },
  { name: "Three", decks: [deck("pike"), deck("horse"), deck("king")] },
];

const shown = (show: Show, typed = "", bought = {}) =>
  goodsOf(face, economy, bought, { show, typed, decks }).map(({ card: { id }, owned }) => [
    id,
    owned,
  ]);

test("the shop shows what decks and trios want, what is missing, or everything that is for sale", () => {
  expect(shown("decks")).toEqual([
    ["king", 0],
    ["horse", 1],
  ]);
  expect(shown("decks", "", { horse: 1, king: 1 })).toEqual([]);
  expect(shown("missing", "", { horse: 1 })).toEqual([["king", 0]]);
  expect(shown("all").map(([id]) => id)).toEqual(["king", "horse", "pike"]);
  expect(shown("all", "pik")).toEqual([["pike", 2]]);
});

test("a card says which decks want more of it, and how many", () => {
  expect(wantedBy(WARES[1]!, {}, decks)).toEqual([{ name: "Riders", count: 2 }]);
  expect(wantedBy(WARES[2]!, {}, decks)).toEqual([{ name: "Three", count: 1 }]);
  expect(wantedBy(WARES[2]!, { king: 1 }, decks)).toEqual([]);
});
