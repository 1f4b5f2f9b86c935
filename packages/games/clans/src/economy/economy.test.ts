import { MOST_CARDS, missingFor, ownedOf, payOf } from "@holmgang/decks";
import { open, parseConfig } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { cardRow, DECK_CARDS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { copiesOf } from "../decks/book.ts";
import { feigned } from "../decks/decoys.ts";
import { fieldDeck, FIELD_STARTERS } from "../decks/field-starters.ts";
import { STARTERS } from "../decks/starters.ts";
import { heroRow } from "../heroes.ts";
import { clans } from "../lanes/rules.ts";
import { round, scene } from "../testing/scene.ts";
import { ECONOMY } from "./economy.ts";

const ware = (id: string) => ECONOMY.wares.find((each) => each.id === id)!;

function opened(hero: string, seed: string) {
  const entry = { deck: { hero, cards: STARTERS[1]!.cards } };
  const config = parseConfig(clans, { entries: [entry, null] });
  if (!config.ok) throw new Error(config.refusal.words);
  return open(clans, config.value, seed);
}

describe("what a match pays", () => {
  test("[R75] is told in lines that add up to the gold of the match", () => {
    const fought = round(
      scene({ west: " | mire-hydra | ", center: " | fusilier / grenadier | ", east: "" }),
    );
    const { state } = fought.position;
    const lines = clans.spoils!(state);
    expect(lines[0]).toContainEqual({ reason: "lanes", count: 1, worth: 400 });
    for (const [seat, paid] of lines.entries())
      expect(paid.reduce((sum, { worth }) => sum + worth, 0)).toBe(state.seats[seat]!.gold);
  });

  test("[R75] what was felled is told by rarity", () => {
    const { state } = scene().position;
    state.seats[1].fallen.push("fusilier", "fusilier", "grenadier", "old-guard", "mire-hydra");
    state.seats[0].gold = 2 * 50 + 100 + 150 + 200 + 3 * 400;
    expect(clans.spoils!(state)).toEqual([
      [
        { reason: "lanes", count: 3, worth: 1200 },
        { reason: "common", count: 2, worth: 100 },
        { reason: "rare", count: 1, worth: 100 },
        { reason: "epic", count: 1, worth: 150 },
        { reason: "legendary", count: 1, worth: 200 },
      ],
      [],
    ]);
  });

  test("[R76] [GL-25] a win after another adds 100, and then a quarter is kept, rounded down", () => {
    const lines = [{ worth: 2800 }, { worth: 951 }];
    expect([0, 1, 2, 3].map((wins) => payOf(ECONOMY, lines, wins))).toEqual([
      { streak: 0, earned: 3751, kept: 937 },
      { streak: 0, earned: 3751, kept: 937 },
      { streak: 100, earned: 3851, kept: 962 },
      { streak: 100, earned: 3851, kept: 962 },
    ]);
  });

  test("[R77] ten matches a day against bots are paid", () => {
    expect(ECONOMY.botMatches).toBe(10);
  });
});

describe("the shop", () => {
  test("[R78] has every card, by rarity, up to what a deck may hold; a Common once for all copies", () => {
    expect(DECK_CARDS.filter((id) => !ware(id))).toEqual([]);
    const row = (id: CardId) => [ware(id).price, ware(id).most, ware(id).copies];
    expect(row("sapper")).toEqual([400, 1, copiesOf("sapper")]);
    expect(row("hussar")).toEqual([1_000, 3, 1]);
    expect(row("old-guard")).toEqual([2_500, 2, 1]);
    expect(row("napoleons-guard")).toEqual([6_000, 1, 1]);
  });

  test("[R79] has every terrain that is not a hero’s own, for 500", () => {
    const grounds = ECONOMY.wares.filter(({ id }) => id.includes("/"));
    expect(grounds.map(({ id, price, most }) => [id, price, most])).toEqual(
      ["napoleon/desert", "napoleon/marsh", "saladin/woods", "saladin/lake", "saladin/marsh"]
        .concat("nelson/woods", "nelson/desert", "nelson/marsh")
        .concat("charles/lake", "charles/desert", "charles/marsh")
        .map((id) => [id, 500, 1]),
    );
  });

  test("[R5, R79] a deck’s further ground is rolled like the hero’s own, and told to the enemy", () => {
    const matches = Array.from({ length: 40 }, (_, i) => opened("saladin/marsh", `ground ${i}`));
    const rolled = matches.flatMap(({ position: { state } }) =>
      state.lanes.map(({ terrain }) => terrain[0]),
    );
    expect(new Set(rolled)).toEqual(new Set(["desert", "marsh"]));
    const { state } = matches[0]!.position;
    expect(clans.view(state, 1).seats[0]).toMatchObject({
      hero: "saladin",
      terrains: ["desert", "marsh"],
    });
    expect(heroRow("saladin").terrains).toEqual(["desert"]);
  });

  test("[R78] a card that is rarer in another mode costs what it does there, and is bought as where it is not", () => {
    expect([cardRow("field-cannon").lanes, cardRow("field-cannon").field]).toMatchObject([
      { rarity: "common" },
      { rarity: "rare" },
    ]);
    expect(ware("field-cannon")).toMatchObject({ price: 1_000, most: 1, copies: MOST_CARDS });
  });

  test("[R80] everybody owns what every starter of both modes needs, and not every card", () => {
    for (const deck of [...STARTERS, ...FIELD_STARTERS.map(fieldDeck)])
      expect(missingFor([deck], ECONOMY, {})).toEqual([]);
    const missing = ECONOMY.wares.filter((each) => ownedOf(each, {}) < each.most);
    expect(missing.length).toBeGreaterThan(20);
  });

  test("[R80] an account from before owns every starter too, and loses nothing it has bought", () => {
    const bought = { hussar: 1, "austrian-cannon": 1, "old-guard": 2 };
    for (const deck of FIELD_STARTERS.map(fieldDeck))
      expect(missingFor([deck], ECONOMY, bought)).toEqual([]);
    expect(Object.keys(bought).filter((id) => ownedOf(ware(id), bought) < 1)).toEqual([]);
    const cannons = Array<string>(9).fill("austrian-cannon");
    expect(missingFor([{ hero: "nelson", cards: cannons }], ECONOMY, bought)).toEqual([]);
  });

  test("[R80] a decoy is nobody’s to buy", () => {
    expect(ECONOMY.wares.filter(({ id }) => feigned(id))).toEqual([]);
  });

  test("[R80] a deck of all Ages needs each of its cards once", () => {
    const { hero, cards } = STARTERS[2]!;
    const deck = { hero, cards };
    const entry = clans.parseEntry(
      { decks: [deck, deck, deck] },
      { ...scene().position.state.settings, ages: true },
    );
    if (!entry.ok) throw new Error(entry.refusal.words);
    expect(ECONOMY.decksIn(entry.value)).toHaveLength(3);
    expect(missingFor(ECONOMY.decksIn(entry.value), ECONOMY, {})).toEqual([]);
  });
});
