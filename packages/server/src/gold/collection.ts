import type { Bought } from "@holmgang/decks";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

/** What an account has bought, by ware; what everybody has is not in it. */
export async function boughtBy(
  db: Kysely<Database>,
  account: string,
  economy: string,
): Promise<Bought> {
  const rows = await db
    .selectFrom("purchase")
    .where("account_id", "=", account)
    .where("economy", "=", economy)
    .groupBy("ware")
    .select((row) => ["ware", row.fn.countAll<string>().as("count")])
    .execute();
  return Object.fromEntries(rows.map(({ ware, count }) => [ware, Number(count)]));
}

/** An account's purse and what it has bought. */
export interface Collection {
  readonly gold: number;
  readonly bought: Bought;
}
