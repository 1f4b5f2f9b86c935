import { deckCode, deckFaults, suiteCode } from "@holmgang/decks";
import { BOOK, clans, LANES_HEROES, inLanes, STARTERS } from "@holmgang/clans";
import { seededRng } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { ownOptions, starterOptions } from "../../decks/deck-options.ts";
import { findCards } from "../../decks/find-cards.ts";
import { playedOf } from "../../decks/played.ts";
import { deckCards, heroWords } from "./deck-cards.ts";
import { columnOf, columnsOf } from "./deck-columns.ts";
import { deckRules, knownCard } from "./deck-rules.ts";

const found = (words: string) =>
  findCards(deckCards, [], { words, tags: new Set() }).map(({ id }) => id);

test("cards are found by ability and by family, the quickest first", () => {
  expect(found("monkeys")).toEqual(["capuchin-thief", "howler-monkey", "silverback"]);
  expect(found("first strike lake")).toEqual(["chasseur-a-cheval", "hussar", "polish-lancer"]);
});

test("a card has its rarity and its terrain, where it has one", () => {
  const tags = new Map(deckCards.map((card) => [card.id, card.tags.join()]));
  expect(tags.get("polish-lancer")).toBe("epic,lake");
  expect(tags.get("shadow-assassin")).toBe("legendary");
});

test("every card stands in the column its number is in", () => {
  expect(inLanes("sunfire-warlord")).toMatchObject({ tick: 5, damage: 15, hp: 18 });
  const of = (counted: "tick" | "damage" | "hp") =>
    columnsOf(counted).find(({ from }) => from === columnOf(counted, "sunfire-warlord"))?.range;
  expect([of("tick"), of("damage"), of("hp")]).toEqual(["5", "10+", "15–19"]);
  for (const { id } of deckCards)
    for (const counted of ["tick", "damage", "hp"] as const)
      expect(columnOf(counted, knownCard(id))).toBeLessThanOrEqual(inLanes(knownCard(id))[counted]);
});

test("every hero is told with terrain and ability", () => {
  expect(LANES_HEROES.map(heroWords)).toEqual([
    "Bases of Woods and Lake. Once a match: draw 2 cards at once.",
    "Bases of Desert. Once a match: hits of all your cards deal 1 more this round.",
    "Bases of Lake. Once a match: all your cards heal 3.",
  ]);
});

test("a small deck is filled up from its own hero’s starter", () => {
  const deck = { hero: "nelson", cards: Array<string>(15).fill("lake-tank") };
  const limits = deckRules.limits({});
  expect(deckFaults(deck, BOOK, limits)).toEqual([]);
  const { added } = playedOf(deck, { ...deckRules, starters: STARTERS }, limits);
  expect(added).toEqual(STARTERS.find(({ hero }) => hero === "nelson")?.cards.slice(0, 10));
});

/** What the set-up screen knows of decks, without their pictures. */
const face = { ...deckRules, book: BOOK, starters: STARTERS };

test.each([{}, { ages: true }])("what is brought fits a match with %o", (changed) => {
  const settings = clans.parseSettings(changed);
  if (!settings.ok) throw new Error(settings.refusal.words);
  const code = deckCode({ hero: "nelson", cards: STARTERS[2]!.cards }, BOOK);
  const own = [{ id: "own", name: "Own", code }];
  const options = [...ownOptions(face, changed, own), ...starterOptions(face, changed)];
  expect(options).toHaveLength(STARTERS.length + 1);
  for (const { brings, wrong } of options) {
    expect(wrong).toBeNull();
    const entry = deckRules.entry(brings, changed);
    expect(clans.parseEntry(entry, settings.value)).toMatchObject({ ok: true });
  }
});

test("with Ages a starter is followed by the others of its hero", () => {
  const notes = starterOptions(face, { ages: true }).map(({ name, note }) => `${name}: ${note}`);
  expect(notes).toEqual([
    "Grand Army: Grand Army, Wanderers, Grand Army · starter",
    "Desert Host: 25 cards, in all three · starter",
    "Home Fleet: 25 cards, in all three · starter",
    "Wanderers: Wanderers, Grand Army, Wanderers · starter",
  ]);
});

test("trios come first where there are Ages, and nowhere else", () => {
  const deck = { hero: "nelson", cards: STARTERS[2]!.cards };
  const own = [
    { id: "deck", name: "Deck", code: deckCode(deck, BOOK) },
    { id: "trio", name: "Trio", code: suiteCode([deck, deck, deck], BOOK) },
    { id: "half", name: "Half", code: suiteCode([deck, deck, { hero: null, cards: [] }], BOOK) },
  ];
  const seen = (settings: object) =>
    ownOptions(face, { ...settings }, own).map(({ id, wrong }) => `${id}: ${wrong}`);
  expect(seen({})).toEqual(["deck: null"]);
  expect(seen({ ages: true })).toEqual([
    "trio: null",
    "half: Age III has no deck yet.",
    "deck: null",
  ]);
});

test("a test draw is an opening hand of the deck’s own cards", () => {
  const { cards } = STARTERS[1]!;
  const hand = deckRules.openingHand(cards, seededRng("draw"));
  expect(hand).toHaveLength(6);
  expect(cards).toEqual(expect.arrayContaining([...hand]));
});
