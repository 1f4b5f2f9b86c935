import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { onBothStores } from "../testing/stores.ts";
import { accountRow } from "../testing/rows.ts";
import { playClans } from "./testing/clans-match.ts";
import type { ClansMatch } from "./testing/clans-match.ts";

const DAY = 24 * 60 * 60 * 1000;
let matches = 0;

onBothStores("what a match pays", (store) => {
  beforeAll(async () => {
    for (const id of ["ann", "bob", "cal", "dan", "eve", "fay", "program"])
      await accountRow(store(), id, { kind: id === "program" ? "bot" : "named" });
  });

  /** Plays one, and says what each player who was reckoned with got out of it. */
  async function played(match: Omit<ClansMatch, "id">) {
    const id = `gold ${matches++}`;
    await playClans(store(), { id, ...match });
    const rows = await store()
      .db.selectFrom("spoils")
      .selectAll()
      .where("match_id", "=", id)
      .orderBy("account_id")
      .execute();
    return rows.map(({ lines, purse, ...row }) => ({
      ...row,
      lines: JSON.parse(lines) as { worth: number }[],
      purse: Number(purse),
    }));
  }
  const goldOf = async (id: string): Promise<number> => {
    const account = store().db.selectFrom("account").select("gold").where("id", "=", id);
    return Number((await account.executeTakeFirstOrThrow()).gold);
  };

  test("[R75, R76] both players of a match from a queue keep a quarter of what its lines add up to", async () => {
    const paid = await played({ seats: ["ann", "bob"], gaveUp: [0] });
    expect(paid.map(({ account_id }) => account_id)).toEqual(["ann", "bob"]);
    for (const { account_id, lines, earned, kept, purse, unpaid } of paid) {
      expect(lines.reduce((sum, { worth }) => sum + worth, 0)).toBe(earned);
      expect([kept, unpaid]).toEqual([Math.floor(earned / 4), null]);
      expect([await goldOf(account_id), purse]).toEqual([kept, kept]);
    }
    expect(paid.some(({ earned }) => earned > 0)).toBe(true);
  });

  test("[R76] every win in a row after the first adds 100; a loss ends the row, and so does losing both", async () => {
    const row: unknown[] = [];
    for (const gaveUp of [[1], [1], [1], [0], [1], [0, 1], [1]] as const) {
      const [cal] = await played({ seats: ["cal", "dan"], gaveUp });
      row.push([cal!.wins, cal!.streak]);
    }
    expect(row).toEqual([
      [1, 0],
      [2, 100],
      [3, 100],
      [0, 0],
      [1, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  test("[R77] an arranged match pays nothing and leaves a row of wins as it is", async () => {
    const before = await goldOf("eve");
    await played({ seats: ["eve", "fay"], gaveUp: [1] });
    const after = await goldOf("eve");
    const [unpaid] = await played({ seats: ["eve", "fay"], gaveUp: [0], mode: null });
    expect(unpaid).toMatchObject({ unpaid: "arranged", kept: 0, wins: 0, purse: after });
    expect(await goldOf("eve")).toBe(after);
    expect(after).toBeGreaterThan(before);
    const [paid] = await played({ seats: ["eve", "fay"], gaveUp: [1] });
    expect(paid).toMatchObject({ wins: 2, streak: 100 });
  });

  test("[R77] ten matches a day with the server’s bots are paid, counted by days in UTC", async () => {
    const withBot = (at: number) => played({ seats: ["fay", null], mode: null, gaveUp: [1], at });
    const told: unknown[] = [];
    for (let match = 0; match < 11; match++) told.push((await withBot(50 * DAY + 1))[0]!.unpaid);
    expect(told).toEqual([...Array<null>(10).fill(null), "enough-today"]);
    expect((await withBot(51 * DAY - 1))[0]!.unpaid).toBe("enough-today");
    expect((await withBot(51 * DAY))[0]!.unpaid).toBeNull();
  });

  test("[R77] with rules of one’s own a match with a bot pays nothing", async () => {
    const [fay] = await played({
      seats: ["fay", null],
      mode: null,
      settings: { laneGold: 9999 },
      at: 60 * DAY,
    });
    expect(fay).toMatchObject({ unpaid: "other-rules", kept: 0 });
  });

  test("[R76] a void match pays nobody, and a program is never paid", async () => {
    const both = { gaveUp: [0, 1], reason: "abandoned" } as const;
    expect(await played({ seats: ["ann", "bob"], ...both })).toEqual([]);
    const paid = await played({ seats: ["ann", "program"] });
    expect(paid.map(({ account_id }) => account_id)).toEqual(["ann"]);
  });

  test("after all this both currencies sum to zero, and every purse is the sum of its entries", async () => {
    const { rows } = await sql`
      select account.id from account
      left join (
        select account_id, currency, sum(amount) as held from ledger_entry
        join ledger_transaction on ledger_transaction.id = transaction_id group by 1, 2) as entered
        on entered.account_id = account.id and entered.currency = 'gold'
      where account.gold <> coalesce(entered.held, 0)`.execute(store().db);
    expect(rows).toEqual([]);
    const sums = await sql<{ tokens: string; gold: string }>`
      select sum(tokens) as tokens, sum(gold) as gold from account`.execute(store().db);
    expect(sums.rows.map(({ tokens, gold }) => [Number(tokens), Number(gold)])).toEqual([[0, 0]]);
  });
});
