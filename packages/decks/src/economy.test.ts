import { expect, test } from "vitest";
import { MOST_CARDS } from "./book.ts";
import { missingFor, ownedOf, priceOf } from "./economy.ts";
import type { Ware } from "./economy.ts";

const ware = (id: string, rest: Partial<Ware>): Ware => ({
  id,
  name: id,
  price: 100,
  start: 0,
  most: 3,
  copies: 1,
  ...rest,
});
const WARES = [
  ware("pike", { most: 1, copies: MOST_CARDS, price: 40 }),
  ware("horse", { start: 1 }),
  ware("king/marsh", { most: 1, price: 500 }),
];
const deck = (hero: string | null, ...cards: string[]) => ({ hero, cards });
const told = (decks: ReturnType<typeof deck>[], bought = {}) =>
  missingFor(decks, { wares: WARES }, bought).map(({ ware: { id }, owned, wanted }) => [
    id,
    owned,
    wanted,
  ]);

test("what everybody has from the beginning and what was bought are owned, up to what a deck can use", () => {
  expect([{}, { horse: 1 }, { horse: 9 }].map((bought) => ownedOf(WARES[1]!, bought))).toEqual([
    1, 2, 3,
  ]);
});

test("a deck misses the copies it holds beyond those, and only these are paid", () => {
  const missing = missingFor([deck("king", "horse", "horse", "horse")], { wares: WARES }, {});
  expect(missing.map(({ owned, wanted }) => [owned, wanted])).toEqual([[1, 3]]);
  expect(priceOf(missing)).toBe(200);
});

test("one of some wares is enough for any number of copies", () => {
  const five = deck(null, "pike", "pike", "pike", "pike", "pike");
  expect(told([five])).toEqual([["pike", 0, 1]]);
  expect(told([five], { pike: 1 })).toEqual([]);
});

test("a copy may stand in each of three decks", () => {
  const two = deck("king", "horse", "horse");
  expect(told([two, two, two], { horse: 1 })).toEqual([]);
});

test("a hero on a further ground is owned like a card; what is not for sale is everybody’s", () => {
  expect(told([deck("king/marsh", "pebble")])).toEqual([["king/marsh", 0, 1]]);
});
