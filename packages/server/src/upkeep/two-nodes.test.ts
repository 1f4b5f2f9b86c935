import { GAME_IDS, GAMES } from "@holmgang/games";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keepMatch } from "../log/keep-match.ts";
import type { Served } from "../serve/serve.ts";
import { connect } from "../testing/client.ts";
import { duelOf, endOf, granted, guests, rankedDuelOf } from "../testing/duel.ts";
import { exchange, hasSetting, newest } from "../testing/exchange.ts";
import { startPostgres } from "../testing/postgres.ts";
import type { TestPostgres } from "../testing/postgres.ts";
import { startServer } from "../testing/server.ts";

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

describe.each(GAME_IDS)("%s on two nodes", (id) => {
  test("two who are connected to different nodes meet in the queue and play to the end", async () => {
    const duel = await rankedDuelOf(await pair(), id);
    await exchange(duel);
    const ends = await Promise.all(duel.clients.map((client) => endOf(client, duel.match)));
    expect(ends[0]!.outcome).toEqual(ends[1]!.outcome);
    // What one gains the other loses: both began with the same.
    const [one, two] = ends.map(({ settled }) => settled);
    expect(one!.tokens + two!.tokens).toBe(20);
    expect(one!.rating!.after + two!.rating!.after).toBe(2 * one!.rating!.before);
    const [here, there] = await Promise.all(
      [north, south].map(async ({ node }) => (await keepMatch(node, duel.match)).journal()),
    );
    expect(here!.chain).toBe(there!.chain);
  });

  test("spectators on both nodes are counted together and see the same", async () => {
    const duel = await duelOf(await pair(), {}, id);
    const eyes = await pair();
    for (const eye of eyes) granted(await eye.ask({ kind: "watch", match: duel.match, seq: 0 }));
    await duel.clients[0].next("audience", ({ spectators }) => spectators === 2);
    await exchange(duel, 2);
    const [one, two] = await Promise.all(
      eyes.map((eye) => eye.next("update", ({ seq }) => seq === 2)),
    );
    expect(one).toEqual(two);
  });

  test("one account with a tab on each node is gone only when both are closed", async () => {
    const duel = await duelOf(await pair(), hurriedAway(id), id);
    const [stays, first] = duel.clients;
    const second = await connect(first.visitor, north.address);
    granted(await second.ask({ kind: "resume", match: duel.match, seq: 0 }));
    first.drop();
    await exchange({ ...duel, clients: [stays, second] }, 2);
    second.drop();
    expect((await endOf(stays, duel.match)).outcome).toMatchObject({
      seat: 0,
      reason: GAMES[id].game.forfeits.disconnected,
    });
  });

  test("a node leaves for a restart: its players go on at the other, on paused clocks, and lose nothing", async () => {
    const leaving = await startServer({ place: { url } });
    const duel = await duelOf(await guests([north.address, leaving.address]), {}, id);
    const [stays, moves] = duel.clients;
    await exchange(duel, 1);
    const { seq } = newest(moves, duel.match);
    await leaving.stop();
    expect(await moves.closed).toBe(1012);
    const { match } = await south.node.tables.open(duel.match);
    await expect.poll(() => match.clocks().pausedAt).not.toBeNull();
    const moved = await connect(moves.visitor, south.address);
    granted(await moved.ask({ kind: "resume", match: duel.match, seq: seq - 1 }));
    await expect.poll(() => match.clocks().pausedAt).toBeNull();
    expect(await exchange({ ...duel, clients: [stays, moved] }, 2)).toBe(2);
  });

  test("a match made under other rules is void when a node starts: stakes back, no rating, and its player is told why", async () => {
    const duel = await rankedDuelOf(await pair(), id);
    await north.node.db
      .updateTable("match")
      .set({ rules: GAMES[id].game.rules + 1 })
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
});

/** To be gone is to be lost at once, where a game lets a match say so. */
const hurriedAway = (id: (typeof GAME_IDS)[number]) =>
  hasSetting("disconnectGraceMs")(id) ? { disconnectGraceMs: 0 } : {};

test.each(GAME_IDS.filter(hasSetting("disconnectGraceMs")))(
  "%s: whoever is gone from one node is gone for the other, and may come back on either",
  async (id) => {
    const duel = await duelOf(await pair(), { disconnectGraceMs: 60_000 }, id);
    const [stays, goes] = duel.clients;
    goes.drop();
    expect(await stays.next("presence", ({ connected }) => !connected)).toMatchObject({ seat: 1 });
    const back = await connect(goes.visitor, north.address);
    granted(await back.ask({ kind: "resume", match: duel.match, seq: 0 }));
    expect(
      await stays.next("presence", ({ connected, seat }) => connected && seat === 1),
    ).toBeDefined();
    await exchange({ ...duel, clients: [stays, back] }, 2);
  },
);

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
