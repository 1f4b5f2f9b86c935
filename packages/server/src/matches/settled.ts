import type { MessageOf } from "@holmgang/protocol";
import { tokensOf } from "../ledger/transfer.ts";
import type { Node } from "../node/node.ts";
import { ladderOf, leagueOf } from "../ratings/ladder.ts";
import { findRow } from "./match-row.ts";

/** What the end of a match changed for one of its players. */
export async function settled(
  { db, hostOf }: Node,
  id: string,
  account: string,
): Promise<MessageOf<"settled">> {
  const row = await findRow(db, id);
  const change = await db
    .selectFrom("rating_change")
    .selectAll()
    .where("match_id", "=", id)
    .where("account_id", "=", account)
    .executeTakeFirst();
  const ladder = row ? ladderOf(hostOf(row.game)) : null;
  return {
    kind: "settled",
    match: id,
    tokens: await tokensOf(db, account),
    tokensWon: await wonIn(db, id, account),
    rating: change
      ? { before: Math.round(change.rating_before), after: Math.round(change.rating_after) }
      : null,
    points:
      change && ladder
        ? {
            before: change.points_before,
            after: change.points_after,
            league: leagueOf(ladder, change.points_after) ?? "",
          }
        : null,
    serverSeed: row?.server_seed ?? null,
  };
}

/** What an account got out of a match, its stake deducted. */
async function wonIn(db: Node["db"], id: string, account: string): Promise<number> {
  const rows = await db
    .selectFrom("ledger_entry")
    .innerJoin("ledger_transaction", "ledger_transaction.id", "ledger_entry.transaction_id")
    .select("amount")
    .where("match_id", "=", id)
    .where("account_id", "=", account)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
