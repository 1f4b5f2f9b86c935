import { GAMES } from "@holmgang/games";
import { invariant } from "@holmgang/kernel";
import type { Store } from "../index.ts";
import type { AccountTable } from "../store/account-tables.ts";
import type { MatchTable } from "../store/schema.ts";

/** What a test says about a match; the rest is as usual. */
export type MatchFacts = Partial<
  Omit<MatchTable, "found_at" | "rated" | "listed" | "uncounted">
> & {
  readonly id: string;
  readonly found_at?: string;
  readonly rated?: boolean;
  readonly listed?: boolean;
};

/** Writes the row of a match of Orcain, rated unless told otherwise, with no inputs. Returns its id. */
export async function matchRow({ db }: Store, facts: MatchFacts): Promise<string> {
  const config = GAMES.orcain.parseConfig({});
  invariant(config.ok, "Orcain accepts its own defaults");
  const { id: game, rules } = GAMES.orcain.game;
  const usual = {
    game,
    rules,
    config: JSON.stringify(config.value),
    mode: "standard",
    rated: true,
  };
  await db
    .insertInto("match")
    .values({ ...usual, seed: facts.id, opened_at: "0", ...facts })
    .execute();
  return facts.id;
}

/** Writes the row of an account, its nickname its id in capitals. Returns the id. */
export async function accountRow(
  { db }: Store,
  id: string,
  facts: Partial<Pick<AccountTable, "kind" | "deleted_at">> = {},
): Promise<string> {
  await db
    .insertInto("account")
    .values({ id, kind: "guest", nickname: id.toUpperCase(), nickname_key: id, ...facts })
    .execute();
  return id;
}
