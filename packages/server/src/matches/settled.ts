import type { MessageOf } from "@holmgang/protocol";
import type { Node } from "../node/node.ts";
import { ladderOf, leagueOf } from "../ratings/ladder.ts";
import { worthOf } from "../gold/worth-of.ts";
import type { KeptMatch } from "../log/keep-match.ts";

/** What the end of a match changed for some of its players. */
export async function settled(
  { db }: Pick<Node, "db">,
  { id, host, journal }: KeptMatch,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, MessageOf<"settled">>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom("account")
    .leftJoin("rating_change", (join) =>
      join
        .onRef("rating_change.account_id", "=", "account.id")
        .on("rating_change.match_id", "=", id),
    )
    .leftJoin("spoils", (join) =>
      join.onRef("spoils.account_id", "=", "account.id").on("spoils.match_id", "=", id),
    )
    .select(["lines", "wins", "streak", "earned", "kept", "purse", "unpaid"])
    .select([
      "account.id",
      "tokens",
      "rating_before",
      "rating_after",
      "points_before",
      "points_after",
    ])
    .select((row) =>
      row
        .selectFrom("ledger_entry")
        .innerJoin("ledger_transaction", "ledger_transaction.id", "ledger_entry.transaction_id")
        .select(({ fn }) => fn.sum<string>("amount").as("won"))
        .where("ledger_transaction.match_id", "=", id)
        .where("ledger_transaction.currency", "=", "tokens")
        .whereRef("ledger_entry.account_id", "=", "account.id")
        .as("won"),
    )
    .where("account.id", "in", accounts)
    .execute();
  const ladder = ladderOf(host);
  return new Map(
    rows.map((row) => {
      const points =
        row.points_after === null ? null : { before: row.points_before!, after: row.points_after };
      const league = points && leagueOf(ladder, points.after);
      return [
        row.id,
        {
          kind: "settled",
          match: id,
          tokens: row.tokens,
          tokensWon: Number(row.won ?? 0),
          rating:
            row.rating_after === null
              ? null
              : { before: Math.round(row.rating_before!), after: Math.round(row.rating_after) },
          gold: row.lines === null ? null : worthOf(row),
          points: points && league ? { ...points, league } : null,
          serverSeed: journal().header.fairness?.serverSeed ?? null,
        },
      ];
    }),
  );
}
