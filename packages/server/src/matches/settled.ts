import type { Host } from "@holmgang/kernel";
import type { MessageOf } from "@holmgang/protocol";
import { economyOf } from "../gold/economy-of.ts";
import { accountsAt } from "../ledger/stakes.ts";
import type { Ended } from "../log/finish-match.ts";
import type { Node } from "../node/node.ts";
import { ladderOf, leagueOf } from "../ratings/ladder.ts";
import { worthOf } from "../gold/worth-of.ts";
import type { KeptMatch } from "../log/keep-match.ts";

type Settled = ReadonlyMap<string, MessageOf<"settled">>;

/** What the end of a match changed for some of its players: from what was written, if this node wrote it and it paid no gold. */
export async function settled(
  node: Pick<Node, "db">,
  match: KeptMatch,
  accounts: readonly string[],
): Promise<Settled> {
  if (accounts.length === 0) return new Map();
  const ended = match.ended();
  return ended && !economyOf(match.host.game.id)
    ? asWritten(match, ended, accounts)
    : asKept(node, match, accounts);
}

function asWritten(
  { id, host, seats, journal }: KeptMatch,
  { pot, payees, ratings, held }: Ended,
  accounts: readonly string[],
): Settled {
  const stake = pot / accountsAt(seats).length;
  const serverSeed = journal().header.fairness?.serverSeed ?? null;
  return new Map(
    accounts.map((account) => {
      const won = payees.includes(account) ? pot / payees.length : 0;
      const change = ratings.find(({ account_id }) => account_id === account);
      return [
        account,
        {
          kind: "settled",
          match: id,
          tokens: (held[account] ?? 0) + won,
          tokensWon: won - stake,
          ...(change
            ? standing(host, {
                rating: [change.rating_before, change.rating],
                points: [change.points_before, change.points],
              })
            : { rating: null, points: null }),
          gold: null,
          serverSeed,
        },
      ];
    }),
  );
}

/** Both before and after. */
interface Change {
  readonly rating: readonly [number, number];
  readonly points: readonly [number, number];
}

function standing(
  host: Host,
  { rating, points: [before, after] }: Change,
): Pick<MessageOf<"settled">, "rating" | "points"> {
  const league = leagueOf(ladderOf(host), after);
  return {
    rating: { before: Math.round(rating[0]), after: Math.round(rating[1]) },
    points: league === null ? null : { before, after, league },
  };
}

async function asKept(
  { db }: Pick<Node, "db">,
  { id, host, journal }: KeptMatch,
  accounts: readonly string[],
): Promise<Settled> {
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
  return new Map(
    rows.map((row) => [
      row.id,
      {
        kind: "settled",
        match: id,
        tokens: row.tokens,
        tokensWon: Number(row.won ?? 0),
        ...(row.rating_after === null
          ? { rating: null, points: null }
          : standing(host, {
              rating: [row.rating_before!, row.rating_after], // one row has them all
              points: [row.points_before!, row.points_after!],
            })),
        gold: row.lines === null ? null : worthOf(row),
        serverSeed: journal().header.fairness?.serverSeed ?? null,
      },
    ]),
  );
}
