import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { padDeck, readDeck } from "@holmgang/decks";
import * as v from "valibot";
import { decksBrought } from "../decks/decks-brought.ts";
import { CARD_IDS, isCard } from "../cards/cards.ts";
import { BOOK, lanesLimits } from "../decks/book.ts";
import { byNumber, fillerOf, STARTERS } from "../decks/starters.ts";
import { heroOf, isLeader } from "../leaders.ts";
import type { LeaderId } from "../leaders.ts";
import { GROUNDS, LANES, PLACES } from "./places.ts";
import type { Settings } from "./settings.ts";
import type { Entry, Move, PlayedDeck } from "./shape.ts";

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

/** A deck with its hero, by code or as a list; one for each Age where there are Ages; none at all is the first starter. */
export function parseEntry(input: unknown, settings: Settings): Result<Entry> {
  const given = decksBrought(input, settings.ages ? 3 : 1);
  if (!given.ok) return given;
  const decks: PlayedDeck[] = [];
  for (const raw of given.value) {
    const deck = raw === null ? accept(ownDeck(settings)) : readPlayed(raw, settings);
    if (!deck.ok) return deck;
    decks.push(deck.value);
  }
  const [first, ...others] = decks as [PlayedDeck, ...PlayedDeck[]]; // as many as there are Ages
  return others.every(({ hero }) => hero === first.hero)
    ? accept({ decks: [first, ...others] })
    : refuse("bad-entry", "The decks of all Ages have the same hero on the same ground.");
}

const ownDeck = (settings: Settings): PlayedDeck => {
  const [{ hero, cards }] = STARTERS;
  return played(hero, cards.slice(0, settings.deckSize), settings);
};

/** A deck filled up from its hero's starter. */
function played(hero: LeaderId, cards: readonly string[], settings: Settings): PlayedDeck {
  const padded = padDeck({ cards }, fillerOf(heroOf(hero)), lanesLimits(settings));
  return { hero, cards: byNumber(padded.cards.filter(isCard)) };
}

function readPlayed(input: unknown, settings: Settings): Result<PlayedDeck> {
  const deck = readDeck(input, BOOK, lanesLimits(settings));
  if (!deck.ok) return deck;
  const { hero, cards } = deck.value;
  if (!isLeader(hero)) return refuse("bad-entry", "A deck needs a hero.");
  return accept(played(hero, cards, settings));
}
