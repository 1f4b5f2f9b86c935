import { deckCode } from "@holmgang/decks";
import { DECK_BOOKS } from "@holmgang/games";
import { invariant } from "@holmgang/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouse, visit } from "../http/testing/house.ts";
import type { House } from "../http/testing/house.ts";
import { createDeck } from "./create-deck.ts";
import { listDecks } from "./list-decks.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("modes that share a book share a shelf, whichever of them keeps a deck", async () => {
  const book = DECK_BOOKS["clans-field"];
  invariant(book !== undefined, "the field is played with decks");
  const { db } = house.store;
  const { id } = await visit(house);
  const code = deckCode({ hero: "charles", cards: ["pikeman"] }, book);
  const kept = await createDeck(db, id, { game: "clans-field", name: "Pikes", code }, house.now);
  invariant(kept.ok, "a deck need not be finished");
  expect(kept.value).toMatchObject({ game: "clans", code });
  expect(await listDecks(db, id, "clans")).toEqual([kept.value]);
  expect(await listDecks(db, id, "clans-field")).toEqual([kept.value]);
});
