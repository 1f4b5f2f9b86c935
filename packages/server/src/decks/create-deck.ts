import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { shelfOf } from "./book-of.ts";
import { readDeckName } from "./deck-name.ts";
import { keepDeck } from "./keep-deck.ts";
import { readCode } from "./kept-deck.ts";
import type { KeptDeck } from "./kept-deck.ts";

export interface NewDeck {
  /** Made by the browser that had the deck before: sent twice, it is kept once. */
  readonly id?: string;
  readonly game: string;
  readonly name: string;
  readonly code: string;
}

/** Keeps a deck for an account, from what somebody sent. */
export async function createDeck(
  db: Kysely<Database>,
  account: string,
  { id, game, ...raw }: NewDeck,
  now: number,
): Promise<Result<KeptDeck>> {
  const name = readDeckName(raw.name);
  if (!name.ok) return name;
  const deck = readCode(game, raw.code);
  if (!deck.ok) return deck;
  return keepDeck(
    db,
    account,
    { id, game: shelfOf(game), name: name.value, code: deck.value.code },
    now,
  );
}
