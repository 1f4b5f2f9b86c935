import { GAMES } from "@holmgang/games";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { connect } from "../testing/client.ts";
import { duelOf, endOf, granted, guests, lay, rankedDuelOf, round } from "../testing/duel.ts";
import { startPostgres } from "../testing/postgres.ts";
import type { TestPostgres } from "../testing/postgres.ts";
import { startServer } from "../testing/server.ts";

const WAIT = ["heal", "counter", "defense"];
const ATTACK = ["attack", "defense", "heal"];
let postgres: TestPostgres;
let url: string;
let north: Served;
let south: Served;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database("nodes");
  [north, south] = await Promise.all([
    startServer({ place: { url } }),
    startServer({ place: { url } }),
  ]);
});
afterAll(async () => {
  await Promise.all([north.stop(), south.stop()]);
  await postgres.stop();
});
const pair = () => guests([north.address, south.address]);

test("two who are connected to different nodes meet in the queue and play to the end", async () => {
  const duel = await rankedDuelOf(await pair());
  for (let i = 0; i < 3; i++) await round(duel, [ATTACK, WAIT]);
  expect(await duel.clients[0].next("settled")).toMatchObject({
    tokens: 11,
    rating: { after: 1662 },
  });
  expect(await duel.clients[1].next("settled")).toMatchObject({ tokens: 9 });
});

test("whoever is gone from one node is gone for the other, and may come back on either", async () => {
  const duel = await duelOf(await pair(), { disconnectGraceMs: 60_000 });
  const [stays, goes] = duel.clients;
  goes.drop();
  expect(await stays.next("presence", ({ connected }) => !connected)).toMatchObject({ seat: 1 });
  const back = await connect(goes.visitor, north.address);
  granted(await back.ask({ kind: "resume", match: duel.match, seq: 0 }));
  expect(
    await stays.next("presence", ({ connected, seat }) => connected && seat === 1),
  ).toBeDefined();
  await round({ ...duel, clients: [stays, back] }, [WAIT, WAIT]);
});

test("one account with a tab on each node is gone only when both are closed", async () => {
  const duel = await duelOf(await pair());
  const [stays, first] = duel.clients;
  const second = await connect(first.visitor, north.address);
  granted(await second.ask({ kind: "resume", match: duel.match, seq: 0 }));
  first.drop();
  await round({ ...duel, clients: [stays, second] }, [WAIT, WAIT]);
  second.drop();
  expect((await endOf(stays, duel.match)).outcome).toMatchObject({ reason: "disconnect" });
});

test("spectators on both nodes are counted together and see the same", async () => {
  const duel = await duelOf(await pair());
  const eyes = await pair();
  for (const eye of eyes) granted(await eye.ask({ kind: "watch", match: duel.match, seq: 0 }));
  await duel.clients[0].next("audience", ({ spectators }) => spectators === 2);
  await round(duel, [ATTACK, WAIT]);
  const [one, two] = await Promise.all(
    eyes.map((eye) => eye.next("update", ({ seq }) => seq === 2)),
  );
  expect(one).toEqual(two);
});

test("the bell rings once, whichever node is first", async () => {
  const duel = await duelOf(await pair(), { prepMs: 100, firstStepMs: 0, stepMs: 0, afkLimit: 3 });
  for (const client of duel.clients)
    expect((await endOf(client, duel.match)).outcome).not.toBeNull();
  const rows = await north.node.db
    .selectFrom("match_input")
    .select(["seq", "input"])
    .where("match_id", "=", duel.match)
    .orderBy("seq")
    .execute();
  expect(rows.map(({ input }) => input)).toEqual(
    [0, 1, 0, 1, 0, 1].map((seat) => JSON.stringify({ kind: "expire", seat })),
  );
});

test("a node leaves for a restart: its players go on at the other, on paused clocks, and lose nothing", async () => {
  const leaving = await startServer({ place: { url } });
  const duel = await duelOf(await guests([north.address, leaving.address]));
  const [stays, moves] = duel.clients;
  granted(await lay(moves, duel.match, ATTACK, "layout_draft"));
  await leaving.stop();
  expect(await moves.closed).toBe(1012);
  const paused = await stays.next("update", ({ decisions }) => decisions[0]?.deadline === null);
  expect(paused.outcome).toBeNull();
  const moved = await connect(moves.visitor, south.address);
  granted(await moved.ask({ kind: "resume", match: duel.match, seq: 2 }));
  await stays.next(
    "update",
    ({ seq, decisions }) => seq > paused.seq && decisions[0]?.deadline !== null,
  );
  granted(await lay(moved, duel.match, ATTACK));
  granted(await lay(stays, duel.match, WAIT));
  await moved.next("update", ({ events }) => events.some(({ kind }) => kind === "round_end"));
});

test("a match made under other rules is void when a node starts: stakes back, no rating, and its player is told why", async () => {
  const duel = await rankedDuelOf(await pair());
  await north.node.db
    .updateTable("match")
    .set({ rules: GAMES.orcain.game.rules + 1 })
    .where("id", "=", duel.match)
    .execute();
  const late = await startServer({ place: { url } });
  try {
    const back = await connect(duel.clients[0].visitor, late.address);
    expect(await back.ask({ kind: "resume", match: duel.match, seq: 1 })).toMatchObject({
      code: "match-over",
      words: expect.stringContaining("rules have changed") as string,
    });
    const row = await late.node.db
      .selectFrom("match")
      .select("outcome")
      .where("id", "=", duel.match)
      .executeTakeFirstOrThrow();
    expect(row.outcome).toBe('{"result":"void","reason":"rules-changed"}');
    const me = await fetch(`${late.address}/api/me`, {
      headers: { authorization: `Bearer ${duel.clients[0].visitor.token}` },
    });
    expect(await me.json()).toMatchObject({ tokens: 10 });
  } finally {
    await late.stop();
  }
});
