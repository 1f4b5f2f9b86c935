import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { readDeckName } from "./deck-name.ts";
import { findDeck } from "./find-deck.ts";
import { keptDeck, noSuchDeck, readCode } from "./kept-deck.ts";
import type { DeckKey, KeptDeck } from "./kept-deck.ts";

/** What is left out stays. */
export interface DeckChanges {
  readonly name?: string;
  readonly code?: string;
}

/**
 * Gives a deck another name, other cards, or both. Of two who change the same, the later one's stays, also if the earlier
 * one was held up on the way: by a node that stood still, say.
 */
export async function changeDeck(
  db: Kysely<Database>,
  { account, id }: DeckKey,
  changes: DeckChanges,
  now: number,
): Promise<Result<KeptDeck>> {
  const before = await findDeck(db, { account, id });
  if (!before.ok) return before;
  const name = changes.name === undefined ? null : readDeckName(changes.name);
  if (name && !name.ok) return name;
  const deck = changes.code === undefined ? null : readCode(before.value.game, changes.code);
  if (deck && !deck.ok) return deck;
  const row = await db
    .updateTable("deck")
    .set({
      ...(name && { name: name.value }),
      ...(deck && { code: deck.value.code }),
      changed_at: String(now),
    })
    .where("account_id", "=", account)
    .where("id", "=", id)
    .where("changed_at", "<=", String(now + SKEW_MS))
    .returningAll()
    .executeTakeFirst();
  if (row) return accept(keptDeck(row));
  const meanwhile = await findDeck(db, { account, id });
  return meanwhile.ok
    ? refuse("deck-changed", "This deck has been changed elsewhere meanwhile.")
    : noSuchDeck();
}

/** Clocks of nodes agree within a second; a node that has stood still is further behind. */
const SKEW_MS = 1_500;
