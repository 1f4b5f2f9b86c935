import { accept } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { noSuchDeck } from "./kept-deck.ts";
import type { DeckKey, DeckRow } from "./kept-deck.ts";

/** A deck of this account's own. */
export async function findDeck(
  db: Kysely<Database>,
  { account, id }: DeckKey,
): Promise<Result<DeckRow>> {
  const row = await db
    .selectFrom("deck")
    .selectAll()
    .where("account_id", "=", account)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? accept(row) : noSuchDeck();
}
