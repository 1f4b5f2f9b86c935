import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { visit } from "../testing/client.ts";
import { duelOf, granted, guests, lay, questionOf } from "../testing/duel.ts";
import { lossyWire } from "../testing/lossy-wire.ts";
import type { LossyWire } from "../testing/lossy-wire.ts";
import { startPostgres } from "../testing/postgres.ts";
import type { TestPostgres } from "../testing/postgres.ts";
import { startServer } from "../testing/server.ts";

const LAYOUT = ["heal", "counter", "defense"];

let postgres: TestPostgres;
let url: string;
let wire: LossyWire;
let served: Served;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database("unknown");
  wire = await lossyWire(url);
  served = await startServer({ place: { url: wire.url } });
});
afterAll(async () => {
  await served.stop();
  wire.close();
  await postgres.stop();
});

test("a move whose commit was done and not heard of is answered unknown, and whoever resumes sees that it counted", async () => {
  const duel = await duelOf(await guests([served.address, served.address]));
  const [ann] = duel.clients;
  const decision = questionOf(ann, duel.match);
  wire.loseNext("layout_confirm");
  expect(await lay(ann, duel.match, LAYOUT)).toMatchObject({ kind: "refused", code: "unknown" });
  const move = { kind: "layout_confirm", layout: LAYOUT };
  const again = { kind: "move", match: duel.match, decision, move };
  await expect.poll(() => ann.ask(again)).toMatchObject({ code: "not-your-decision" });
});

test("a move whose commit was broken off is answered unknown, and counts when it is made again", async () => {
  const duel = await duelOf(await guests([served.address, served.address]));
  const [ann] = duel.clients;
  const [blocker, eyes] = [await clientOf(url), await clientOf(url)]; // a transaction sees one moment of what others do
  await blocker.query("begin; lock table match_input in access exclusive mode");
  const answer = lay(ann, duel.match, LAYOUT);
  const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into match_input%'`;
  await expect.poll(async () => (await eyes.query(waiting)).rowCount).toBe(1);
  await eyes.query(`select pg_terminate_backend(pid) from (${waiting}) as waiting`);
  expect(await answer).toMatchObject({ kind: "refused", code: "unknown" });
  await blocker.query("rollback");
  await Promise.all([blocker.end(), eyes.end()]);
  granted(await lay(ann, duel.match, LAYOUT));
});

test("a request whose commit was not heard of is answered unknown as well", async () => {
  const { token } = await visit(served.address);
  const choose = async () => {
    wire.loseNext("commit"); // a sweep's may be the next: then once more
    const reply = await fetch(`${served.address}/api/me`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ avatar: "paladin" }),
    });
    return { status: reply.status, said: await reply.json() };
  };
  await expect.poll(choose).toMatchObject({ status: 503, said: { code: "unknown" } });
});

async function clientOf(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return client;
}
