import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newBot } from "../bot-api/testing/bot.ts";
import { begin, generalOf } from "../runs/testing/general.ts";
import type { Served } from "../serve/serve.ts";
import { connect, visit } from "../testing/client.ts";
import type { Visitor } from "../testing/client.ts";
import { endOf, granted, rankedDuelOf } from "../testing/duel.ts";
import { exchange } from "../testing/exchange.ts";
import { startPostgres } from "../testing/postgres.ts";
import type { TestPostgres } from "../testing/postgres.ts";
import { startServer } from "../testing/server.ts";
import { watchStatements } from "../testing/watch-statements.ts";

let postgres: TestPostgres;
let url: string;
let served: Served;
let keeper: Visitor;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database("scans");
  // An admin's pages are pages, too.
  const before = await startServer({ place: { url } });
  keeper = await named("Keeper", before.address);
  await before.stop();
  served = await startServer({ place: { url }, admins: [keeper.account.id] });
});
afterAll(async () => {
  await served.stop();
  await postgres.stop();
});

test("however many matches, players and runs there are, no page reads a table from end to end", async () => {
  const [ann, bob] = [await named("Scanner", served.address), await visit(served.address)];
  const duel = await rankedDuelOf([await connect(ann), await connect(bob)]);
  await exchange(duel);
  await endOf(duel.clients[0], duel.match);
  const run = await aRunThatIsOver(ann);
  const { invite } = granted(await duel.clients[1].ask({ kind: "invite", game: "orcain" }));
  const { visitor: bot } = await newBot(served.address);
  const { texts, stop } = watchStatements();
  await lookAt(pagesOf(duel.match), ann);
  await lookAt([`/api/runs/${run}`, `/api/runs/${run}/record`, `/api/invites/${invite}`], ann);
  await lookAt(adminPagesOf(ann), keeper);
  await lookAt(["/api/stream/event", `/api/game/${duel.match}/view`], bot);
  stop();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of CROWD) await client.query(statement);
  // What is read from end to end although the database would rather not cannot be read otherwise.
  for (const way of ["seqscan", "hashjoin", "mergejoin"])
    await client.query(`set enable_${way} = off`);
  const { rows } = await client.query<{ name: string }>(
    "select indexrelid::regclass::text as name from pg_index where indpred is not null",
  );
  const partial = new Set(rows.map(({ name }) => name));
  const scans: string[] = [];
  for (const text of texts)
    if (/^\s*(select|with)/i.test(text))
      for (const table of await scanned(client, text, partial)) scans.push(`${table}: ${text}`);
  await client.end();
  expect(texts.size).toBeGreaterThan(20);
  expect(scans).toEqual([]);
});

async function lookAt(pages: readonly string[], visitor: Visitor): Promise<void> {
  for (const page of pages) {
    const reply = await fetch(served.address + page, { headers: headersOf(visitor) });
    expect([page, reply.status]).toEqual([page, 200]);
    // A stream never ends by itself.
    await (page.includes("/stream/") ? reply.body?.cancel() : reply.text());
  }
}

async function aRunThatIsOver(visitor: Visitor): Promise<string> {
  const begun = await begin(generalOf(visitor));
  if (!begun.ok) throw new Error(begun.refusal.words);
  const { id } = begun.value;
  await served.node.db.updateTable("run").set({ ended_at: "1" }).where("id", "=", id).execute();
  return id;
}

async function named(nickname: string, address: string): Promise<Visitor> {
  const visitor = await visit(address);
  const claimed = await fetch(`${address}/api/me/claim`, {
    method: "POST",
    headers: { ...headersOf(visitor), "content-type": "application/json" },
    body: JSON.stringify({ nickname, password: "a long enough one" }),
  });
  expect(claimed.status).toBe(200);
  return visitor;
}

const headersOf = ({ token }: Visitor) => ({ authorization: `Bearer ${token}` });

const pagesOf = (match: string): readonly string[] => [
  "/api/me",
  "/api/me/ledger",
  "/api/me/export",
  "/api/me/blocks",
  "/api/me/purse",
  "/api/me/sessions",
  "/api/decks",
  "/api/legacy",
  "/api/runs/best",
  "/api/runs/last",
  "/api/shop/clans",
  "/api/players/Scanner",
  "/api/players/Scanner/matches?result=win&game=orcain",
  "/api/players/Scanner/ratings/orcain/standard",
  "/api/leaderboard/orcain/standard",
  "/api/leaderboard/orcain/standard?by=rating&limit=20&offset=40",
  "/api/matches/live?game=orcain",
  `/api/matches/${match}`,
  `/api/matches/${match}/record`,
];

const adminPagesOf = ({ account: { id } }: Visitor): readonly string[] => [
  "/admin",
  "/admin/reports?before=1000",
  `/admin/reports?state=all&about=${id}`,
  "/admin/accounts?name=Scanner",
  `/admin/accounts/${id}`,
  "/admin/bans?before=1000",
  "/admin/log?before=1000",
];

/** A part of a plan, as the database tells it. */
interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Cond"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly Plan[];
}

/** Tables that a statement reads whole, whatever its values. */
async function scanned(
  client: pg.Client,
  text: string,
  partial: ReadonlySet<string>,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ "QUERY PLAN": readonly [{ Plan: Plan }] }>(
    `explain (generic_plan, format json) ${text}`,
  );
  return tablesIn(rows[0]!["QUERY PLAN"][0].Plan, { partial, isLimited: false });
}

interface Reading {
  /** Indexes of what is going on: they are short, and may be read whole. */
  readonly partial: ReadonlySet<string>;
  /** A plan that stops after a few rows may read them in the order of an index. */
  readonly isLimited: boolean;
}

function tablesIn(plan: Plan, { partial, isLimited }: Reading): readonly string[] {
  const { "Node Type": kind, "Index Name": index = "", "Relation Name": table } = plan;
  const isByIndex = kind.startsWith("Index");
  const isAllOfIt = isByIndex && !plan["Index Cond"] && !isLimited && !partial.has(index);
  const below = (plan.Plans ?? []).flatMap((each) =>
    tablesIn(each, { partial, isLimited: isLimited || kind === "Limit" }),
  );
  const isWhole = kind === "Seq Scan" || isAllOfIt;
  return isWhole && table !== undefined && !SMALL.includes(table) ? [table, ...below] : below;
}

/** What has a row for everybody who is connected, waits or is missed, or for every server: sweeps look at all of it on purpose. */
const SMALL = ["presence", "queue_entry", "absence", "node"];

/** Enough that the database would not choose to read all of them. */
const CROWD = [
  `insert into account (id, kind, nickname, nickname_key)
     select 'crowd ' || i, 'guest', 'Crowd ' || i, 'crowd ' || i from generate_series(1, 5000) as i`,
  `insert into match (id, game, rules, config, seat_0, opened_at, ended_at, found_at, outcome, rated, listed)
     select 'crowd ' || i, 'orcain', 1, '{}', 'crowd ' || i, 0, i, 0, '{}', true, true from generate_series(1, 5000) as i`,
  `insert into rating (account_id, game, mode, rating, deviation, volatility, points, matches)
     select 'crowd ' || i, 'orcain', 'standard', 1500, 100, 0.06, 0, 1 from generate_series(1, 5000) as i`,
  "analyze",
];
