import type { Store } from "@holmgang/server";

/** Everything about the tokens that does not add up when all matches are over. */
export async function auditLedger({ db }: Store): Promise<readonly string[]> {
  const accounts = await db
    .selectFrom("account")
    .leftJoin("ledger_entry", "ledger_entry.account_id", "account.id")
    .groupBy("account.id")
    .select((row) => [
      "account.id",
      "account.tokens",
      row.fn.coalesce(row.fn.sum<string>("amount"), row.lit(0)).as("entered"),
    ])
    .execute();
  const transactions = await db
    .selectFrom("ledger_entry")
    .innerJoin("ledger_transaction", "ledger_transaction.id", "ledger_entry.transaction_id")
    .select(["transaction_id", "match_id", "account_id", "amount"])
    .execute();
  const pots = sums(
    transactions.filter(({ account_id }) => account_id === "pot"),
    ({ match_id }) => match_id ?? "none",
  );
  const balances = sums(transactions, ({ transaction_id }) => transaction_id);
  return [
    ...accounts
      .filter(({ tokens, entered }) => tokens !== Number(entered))
      .map(
        ({ id, tokens, entered }) => `account ${id} has ${tokens} tokens, its entries ${entered}`,
      ),
    ...nonZero(balances, (id) => `the entries of transaction ${id}`),
    ...nonZero(pots, (id) => `the pot of match ${id}, which is over,`),
  ];
}

interface Entered {
  readonly amount: number;
}

function sums<E extends Entered>(entries: readonly E[], keyOf: (entry: E) => string) {
  const by = new Map<string, number>();
  for (const entry of entries) by.set(keyOf(entry), (by.get(keyOf(entry)) ?? 0) + entry.amount);
  return by;
}

const nonZero = (by: ReadonlyMap<string, number>, what: (key: string) => string): string[] =>
  [...by].filter(([, sum]) => sum !== 0).map(([key, sum]) => `${what(key)} sum to ${sum}`);
