import { accept } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { noSuchDeck } from "./kept-deck.ts";
import type { DeckKey } from "./kept-deck.ts";

export async function deleteDeck(
  db: Kysely<Database>,
  { account, id }: DeckKey,
): Promise<Result<null>> {
  const { numDeletedRows } = await db
    .deleteFrom("deck")
    .where("account_id", "=", account)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n ? accept(null) : noSuchDeck();
}
