import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { shelfOf } from "./book-of.ts";
import { keptDeck } from "./kept-deck.ts";
import type { KeptDeck } from "./kept-deck.ts";

/** An account's decks, of one game or of all, the last changed first. */
export async function listDecks(
  db: Kysely<Database>,
  account: string,
  game?: string,
): Promise<readonly KeptDeck[]> {
  const rows = await db
    .selectFrom("deck")
    .selectAll()
    .where("account_id", "=", account)
    .$if(game !== undefined, (decks) => decks.where("game", "=", shelfOf(game!))) // just checked
    .orderBy("changed_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(keptDeck);
}
