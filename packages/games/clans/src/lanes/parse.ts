import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { readDeck } from "@holmgang/decks";
import * as v from "valibot";
import { CARD_IDS, isCard } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { BOOK, lanesLimits } from "../decks/book.ts";
import { fillUp } from "../decks/fill-up.ts";
import { byNumber, STARTERS } from "../decks/starters.ts";
import { isHero } from "../heroes.ts";
import type { HeroId } from "../heroes.ts";
import { GROUNDS, LANES, PLACES } from "./places.ts";
import type { Settings } from "./settings.ts";
import type { Entry, Move } from "./shape.ts";

const spot = {
  lane: v.picklist(LANES),
  at: v.optional(v.picklist(GROUNDS), "base"),
  place: v.picklist(PLACES),
};
const placement = { card: v.picklist(CARD_IDS), ...spot };
/** No plan is longer than six: two cards in each of three lanes. */
const plan = v.pipe(v.array(v.strictObject(placement)), v.maxLength(6));

const moveSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("stage"), ...placement }),
  v.strictObject({ kind: v.literal("unstage"), ...spot }),
  v.strictObject({ kind: v.literal("hero") }),
  v.strictObject({ kind: v.literal("submit"), plan: v.optional(v.nullable(plan), null) }),
]);

const SHAPES =
  "A move is {kind: 'stage', card, lane, at, place}, {kind: 'unstage', lane, at, place}, {kind: 'hero'} or " +
  "{kind: 'submit', plan}; lanes are 0 to 2, `at` is 'base' or 'middle', `place` 'front' or 'back', " +
  "a plan is up to six placements {card, lane, at, place} or null for what is staged.";

export function parseMove(input: unknown): Result<Move> {
  const read = v.safeParse(moveSchema, input);
  return read.success ? accept(read.output) : refuse("unparsable", SHAPES);
}

const entrySchema = v.strictObject({
  deck: v.optional(v.unknown()),
  ages: v.optional(v.array(v.unknown())),
});

/** A deck with its hero, by code or as a list; one for each Age where there are Ages; none at all is the first starter. */
export function parseEntry(input: unknown, settings: Settings): Result<Entry> {
  const count = settings.ages ? 3 : 1;
  if (input == null) return accept(defaultEntry(settings, count));
  const given = decksOf(input, count);
  if (!given.ok) return given;
  const read = given.value.map((deck) => readDeck(deck, BOOK, lanesLimits(settings)));
  const bad = read.find((deck) => !deck.ok);
  if (bad) return bad as Result<never>; // it was just asked
  const decks = read.flatMap((deck) => (deck.ok ? [deck.value] : []));
  const hero = decks[0]?.hero;
  if (!isHero(hero) || decks.some((deck) => deck.hero !== hero))
    return refuse("bad-entry", "The decks of all Ages have the same hero.");
  return accept({
    hero,
    decks: decks.map(({ cards }) => played(hero, cards.filter(isCard), settings)),
  });
}

const played = (hero: HeroId, cards: readonly CardId[], { deckSize }: Settings): CardId[] =>
  byNumber(fillUp(hero, cards, deckSize));

function defaultEntry(settings: Settings, count: number): Entry {
  const [{ hero, cards }] = STARTERS;
  return { hero, decks: Array.from({ length: count }, () => played(hero, cards, settings)) };
}

function decksOf(input: unknown, count: number): Result<unknown[]> {
  const read = v.safeParse(entrySchema, input);
  const decks = read.success ? (read.output.ages ?? [read.output.deck]) : [];
  if (decks.length === count && decks.every((deck) => deck != null)) return accept(decks);
  return refuse(
    "bad-entry",
    count === 1
      ? "An entry is {deck: its code, or {hero, cards}}."
      : "With Ages an entry is {ages: [deck, deck, deck]}, each a code or {hero, cards}.",
  );
}
