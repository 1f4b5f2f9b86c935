import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { readDeck } from "@holmgang/decks";
import * as v from "valibot";
import { decksBrought } from "../../src/decks/decks-brought.ts";
import { CARD_IDS, CARDS, isCard } from "../../src/cards/cards.ts";
import type { CardId } from "../../src/cards/cards.ts";
import { TERRAINS } from "../../src/cards/language.ts";
import { BOOK } from "../../src/decks/book.ts";
import { feigned } from "../../src/decks/decoys.ts";
import { fieldLimits } from "../../src/decks/field-limits.ts";
import { fieldDeck, FIELD_STARTERS } from "../../src/decks/field-starters.ts";
import { isLeader } from "../../src/leaders.ts";
import type { LeaderId } from "../../src/leaders.ts";
import { TILES } from "./board/tiles.ts";
import { plainCopy } from "./copy.ts";
import { asBrought } from "./parsed-entry.ts";
import { parseStory } from "./parse-story.ts";
import type { Settings } from "./settings.ts";
import type { Copy, Entry, Move } from "./shape.ts";

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const tile = v.picklist(TILES);
const card = v.picklist(CARD_IDS);
const acts = <const K extends string>(kind: K) =>
  v.strictObject({ kind: v.literal(kind), unit: id, target: id });

const moveSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("mulligan"), copies: v.pipe(v.array(id), v.maxLength(60)) }),
  v.strictObject({ kind: v.literal("place"), card, copy: id, tile }),
  v.strictObject({ kind: v.literal("walk"), unit: id, tile }),
  acts("attack"),
  v.strictObject({ kind: v.literal("raid"), unit: id }),
  acts("heal"),
  acts("enhance"),
  acts("reset"),
  acts("boost"),
  v.strictObject({ kind: v.literal("switch"), unit: id, targets: v.tuple([id, id]) }),
  v.strictObject({ kind: v.literal("ignite"), unit: id, tile }),
  v.strictObject({ kind: v.literal("convert"), unit: id, tile, terrain: v.picklist(TERRAINS) }),
  v.strictObject({ kind: v.literal("hero") }),
  v.strictObject({ kind: v.literal("end") }),
]);

const SHAPES =
  "A move is {kind: 'mulligan', copies}, {kind: 'place', card, copy, tile}, {kind: 'walk', unit, tile}, " +
  "{kind: 'attack', unit, target}, {kind: 'raid', unit}, {kind: 'heal', 'enhance', 'reset' or 'boost', unit, target}, " +
  "{kind: 'switch', unit, targets: [unit, unit]}, {kind: 'ignite', unit, tile}, {kind: 'convert', unit, tile, terrain}, " +
  "{kind: 'hero'} or {kind: 'end'}; tiles are 0 to 8.";

export function parseMove(input: unknown): Result<Move> {
  const read = v.safeParse(moveSchema, input);
  return read.success ? accept(read.output) : refuse("unparsable", SHAPES);
}

/** A deck with its hero, by code or as a list; one for each Age where there are Ages; none at all is the first starter. */
export function parseEntry(raw: unknown, settings: Settings): Result<Entry> {
  const input = asBrought(raw);
  if (settings.story && input != null) return parseStory(input);
  const given = decksBrought(input, settings.ages ? 3 : 1);
  if (!given.ok) return given;
  const decks: Led[] = [];
  for (const each of given.value) {
    const deck = readLed(each ?? ownDeck(settings), settings);
    if (!deck.ok) return deck;
    decks.push(deck.value);
  }
  const [{ hero }] = decks as [Led, ...Led[]]; // as many as there are Ages
  return decks.every((deck) => deck.hero === hero)
    ? accept({ hero, decks: numbered(decks.map(({ cards }) => cards)), story: null })
    : refuse("bad-entry", "The decks of all Ages have the same hero on the same ground.");
}

interface Led {
  readonly hero: LeaderId;
  /** As a deck names them. */
  readonly cards: readonly string[];
}

/** The first starter, or as much of it as a deck may hold. */
function ownDeck({ deckSize }: Settings): unknown {
  const [{ hero, cards }] = FIELD_STARTERS;
  const whole = fieldDeck(FIELD_STARTERS[0]);
  return whole.cards.length > deckSize ? { hero, cards: cards.slice(0, deckSize) } : whole;
}

function readLed(input: unknown, settings: Settings): Result<Led> {
  const deck = readDeck(input, BOOK, fieldLimits(settings));
  if (!deck.ok) return deck;
  const { hero, cards } = deck.value;
  if (!isLeader(hero)) return refuse("bad-entry", "A deck needs a hero.");
  return accept({ hero, cards });
}

/** Copies of each deck in the order of their cards, decoys after what they feign; numbered on from deck to deck. */
function numbered(decks: readonly (readonly string[])[]): Entry["decks"] {
  let copy = 1;
  const [first = [], ...more] = decks.map((ids) =>
    ids
      .flatMap(namedBy)
      .toSorted((a, b) => numberOf(a.card) - numberOf(b.card) || Number(a.decoy) - Number(b.decoy))
      .map(({ card: of, decoy }): Copy => ({ ...plainCopy(of, copy++), decoy })),
  );
  return [first, ...more];
}

/** What a deck's word for a card means; nothing if it is none. */
function namedBy(word: string): readonly Pick<Copy, "card" | "decoy">[] {
  const of = feigned(word);
  return of ? [{ card: of, decoy: true }] : isCard(word) ? [{ card: word, decoy: false }] : [];
}

const numberOf = (of: CardId): number => CARDS[of].number;
