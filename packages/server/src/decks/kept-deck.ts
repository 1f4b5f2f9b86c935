import { readDecks, suiteCode } from "@holmgang/decks";
import type { Deck } from "@holmgang/decks";
import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Selectable } from "kysely";
import type { DeckTable } from "../store/schema.ts";
import { bookOf } from "./book-of.ts";

export type DeckRow = Selectable<DeckTable>;

/** Which deck of whose. */
export interface DeckKey {
  readonly account: string;
  readonly id: string;
}

/**
 * A deck as its owner gets it, or a trio: three with one name. It may be unfinished: whether it can be played is asked when it is
 * brought to a match. A trio holds its own lists, whatever becomes of decks they were taken from.
 */
export interface KeptDeck {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** Canonical, in the newest catalogue. */
  readonly code: string;
  /** One, or a trio's three; null where this server cannot read the code: a newer one has written it. */
  readonly decks: readonly Deck[] | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
}

export function keptDeck({ id, game, name, code, created_at, changed_at }: DeckRow): KeptDeck {
  const read = readCode(game, code);
  return {
    id,
    game,
    name,
    ...(read.ok ? read.value : { code, decks: null }),
    createdAt: Number(created_at),
    changedAt: Number(changed_at),
  };
}

/** What a code means in a game, with the code it would have today. */
export function readCode(game: string, raw: string): Result<Pick<KeptDeck, "code" | "decks">> {
  const book = bookOf(game);
  if (!book.ok) return book;
  const decks = readDecks(raw, book.value);
  if (!decks.ok) return refuse("bad-deck", decks.refusal.words);
  return accept({ decks: decks.value, code: suiteCode(decks.value, book.value) });
}

/** Also what somebody hears who asks for another's. */
export const noSuchDeck = () => refuse("no-such-deck", "You have no such deck.");
