import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Node } from "../node/node.ts";
import type { Served } from "../serve/serve.ts";
import { endOf, guests, rankedDuelOf } from "../testing/duel.ts";
import { exchange } from "../testing/exchange.ts";
import { startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const CROWD = 5_000;
/** Enough for a match, its players and what a node looks at by itself meanwhile. */
const FEW = 1_000;

test("however many have played here, a match from the queue to its ratings reads what is its own", async () => {
  const { node } = served;
  await playRanked(); // statements are planned while tables are short, and stay so
  await crowdIn(node);
  await counted(node);
  const before = await rowsRead(node);
  await playRanked();
  await counted(node);
  const after = await rowsRead(node);
  const much = [...after].filter(([name, rows]) => rows - (before.get(name) ?? 0) > FEW);
  expect(after.get("account_pkey")).toBeGreaterThan(before.get("account_pkey") ?? 0); // it does count
  expect(much).toEqual([]);
});

async function playRanked(): Promise<void> {
  const duel = await rankedDuelOf(await guests([served.address, served.address]));
  await exchange(duel);
  for (const client of duel.clients) await endOf(client, duel.match);
  for (const client of duel.clients) client.drop();
}

/** As many as a season brings: accounts, their ratings, and matches that were staked and paid. */
async function crowdIn({ db }: Node): Promise<void> {
  await sql`insert into account (id, kind, nickname, nickname_key)
    select 'crowd ' || i, 'guest', 'Crowd ' || i, 'crowd ' || i from generate_series(1, ${CROWD}) as i`.execute(
    db,
  );
  await sql`insert into match (id, game, rules, config, seat_0, seat_1, opened_at, ended_at, found_at, outcome, mode, rated)
    select 'crowd ' || i, 'orcain', 1, '{}', 'crowd ' || i, 'crowd ' || (i + 1), 0, i, 0, '{}', 'standard', true
    from generate_series(1, ${CROWD}) as i`.execute(db);
  await sql`insert into rating (account_id, game, mode, rating, deviation, volatility, points, matches)
    select 'crowd ' || i, 'orcain', 'standard', 1500, 100, 0.06, 0, 1 from generate_series(1, ${CROWD}) as i`.execute(
    db,
  );
  await sql`insert into account_address (account_id, hash, at, counts)
    select 'crowd ' || i, 'crowd ' || i, 0, true from generate_series(1, ${CROWD}) as i`.execute(
    db,
  );
  await sql`insert into invite (id, host_id, guest_id, game, settings, host_entry, host_seat, created_at, expires_at, state)
    select 'crowd ' || i, 'crowd ' || i, 'crowd ' || (i + 1), 'orcain', '{}', '{}', 0, 0, 0, 'taken'
    from generate_series(1, ${CROWD} - 1) as i`.execute(db);
  await sql`do $$ begin for i in 1..1500 loop
      perform transfer('stake', 'tokens', 'crowd ' || i, array['mint', 'pot'], array[-2, 2]);
      perform transfer('payout', 'tokens', 'crowd ' || i, array['pot', 'crowd ' || i], array[-2, 2]);
    end loop; end $$`.execute(db);
}

/** The database counts what it reads once a second. */
async function counted({ db }: Node): Promise<void> {
  await sleep(1_200);
  await sql`select pg_stat_force_next_flush()`.execute(db);
  await sql`select 1`.execute(db);
}

/** Rows that were read from end to end, by table, and looked at in indexes, by index. */
async function rowsRead({ db }: Node): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; rows: string }>`
    select relname as name, seq_tup_read as rows from pg_stat_user_tables
    union all select indexrelname, idx_tup_read from pg_stat_user_indexes`.execute(db);
  return new Map(rows.map(({ name, rows: read }) => [name, Number(read)]));
}
