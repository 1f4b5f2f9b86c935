import { invariant } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { history, PAGE } from "./history.ts";

/** All finished matches of an account as a JSON document, in pieces: however many there are, one page is in memory. */
export async function* exportHistory(
  db: Kysely<Database>,
  account: string,
): AsyncGenerator<string, void> {
  yield `{"account":${JSON.stringify(account)},"matches":[`;
  let separator = "\n";
  let before: string | undefined;
  do {
    const page = await history(db, { account, before, limit: PAGE });
    invariant(page.ok, "a page tells where the next one begins");
    for (const match of page.value.matches) {
      yield separator + JSON.stringify(match);
      separator = ",\n";
    }
    before = page.value.before ?? undefined;
  } while (before !== undefined);
  yield "\n]}\n";
}
