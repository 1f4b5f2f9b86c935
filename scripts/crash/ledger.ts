import type { Store } from "@holmgang/server";

/** Everything about tokens and gold that does not add up when all matches are over. */
export async function auditLedger({ db }: Store): Promise<readonly string[]> {
  const accounts = await db.selectFrom("account").select(["id", "tokens", "gold"]).execute();
  const transactions = await db
    .selectFrom("ledger_entry")
    .innerJoin("ledger_transaction", "ledger_transaction.id", "ledger_entry.transaction_id")
    .select(["transaction_id", "match_id", "account_id", "amount", "currency", "kind"])
    .execute();
  const held = sums(transactions, ({ account_id, currency }) => `${account_id} ${currency}`);
  const paid = transactions.filter(
    ({ kind, account_id }) => kind === "spoils" && account_id === "mint",
  );
  const twice = paid.filter(
    ({ match_id }, index) =>
      match_id !== null && paid.findIndex((each) => each.match_id === match_id) < index,
  );
  const pots = sums(
    transactions.filter(({ account_id }) => account_id === "pot"),
    ({ match_id }) => match_id ?? "none",
  );
  const balances = sums(transactions, ({ transaction_id }) => transaction_id);
  return [
    ...accounts.flatMap(({ id, tokens, gold }) =>
      Object.entries({ tokens, gold: Number(gold) })
        .filter(([currency, count]) => count !== (held.get(`${id} ${currency}`) ?? 0))
        .map(([currency, count]) => `account ${id} has ${count} ${currency}, and other entries`),
    ),
    ...twice.map(({ match_id }) => `match ${match_id} was paid twice`),
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
