import { randomBytes } from "node:crypto";
import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import { withAccount } from "../accounts/account.ts";
import type { Database } from "../store/schema.ts";
import { keptDeck } from "./kept-deck.ts";
import type { DeckRow, KeptDeck } from "./kept-deck.ts";

const MOST_DECKS = 100;

/** What is already known to be right. */
type ReadDeck = Pick<DeckRow, "game" | "name" | "code"> & { readonly id?: string | undefined };

/** One more deck of an account, unless one with its id is kept already: then that one, as it is. */
export const keepDeck = (
  db: Kysely<Database>,
  account: string,
  { id = randomBytes(16).toString("hex"), ...deck }: ReadDeck,
  now: number,
): Promise<Result<KeptDeck>> =>
  withAccount(db, account, async (step) => {
    const own = step.selectFrom("deck").where("account_id", "=", account);
    const kept = await own.selectAll().where("id", "=", id).executeTakeFirst();
    if (kept) return accept(keptDeck(kept));
    const { count } = await own
      .select((row) => row.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_DECKS)
      return refuse("too-many-decks", `Your shelf is full: it holds ${count}. Delete one first.`);
    const at = String(now);
    const row = await step
      .insertInto("deck")
      .values({ account_id: account, id, ...deck, created_at: at, changed_at: at })
      .returningAll()
      .executeTakeFirstOrThrow();
    return accept(keptDeck(row));
  });
