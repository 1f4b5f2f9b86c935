import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { readDeck } from "@holmgang/decks";
import * as v from "valibot";
import { BOOK, deckLimits } from "./decks/book.ts";
import { defaultDeck } from "./decks/default-deck.ts";
import { CARD_IDS, isCard } from "./cards/cards.ts";
import type { Settings } from "./settings.ts";
import type { Entry, Move } from "./shape.ts";
import { LANES } from "./shape.ts";

const card = v.picklist(CARD_IDS);
const lane = v.picklist(LANES);
const place = v.strictObject({ seat: v.picklist([0, 1]), lane });

const moveSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("deploy"), card, lane }),
  v.strictObject({
    kind: v.literal("cast"),
    card,
    targets: v.pipe(v.array(place), v.maxLength(4)),
  }),
  v.strictObject({ kind: v.literal("activate"), lane }),
  v.strictObject({ kind: v.literal("done") }),
  v.strictObject({ kind: v.literal("pass") }),
  v.strictObject({
    kind: v.literal("choose"),
    option: v.nullable(v.union([place, v.strictObject({ card })])),
  }),
]);

export function parseMove(input: unknown): Result<Move> {
  const read = v.safeParse(moveSchema, input);
  if (read.success) return accept(read.output);
  return refuse(
    "unparsable",
    `A move is {kind: 'deploy', card, lane}, {kind: 'cast', card, targets: [{seat, lane}]}, {kind: 'activate', lane}, {kind: 'done'}, {kind: 'pass'} or {kind: 'choose', option: {seat, lane}, {card} or null}. ${read.issues[0].message}.`,
  );
}

const entrySchema = v.strictObject({ deck: v.unknown() });

/** A deck by its code or as a list of cards; none at all is the game's own. */
export function parseEntry(input: unknown, settings: Settings): Result<Entry> {
  const read = v.safeParse(entrySchema, input ?? { deck: defaultDeck(settings) });
  if (!read.success) return refuse("bad-entry", "A deck is {deck: its code, or a list of cards}.");
  const deck = readDeck(read.output.deck, BOOK, deckLimits(settings));
  return deck.ok ? accept({ deck: deck.value.cards.filter(isCard) }) : deck;
}
