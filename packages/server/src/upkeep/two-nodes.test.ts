import { GAME_IDS, GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { BELL_MS } from "@holmgang/kernel";
import type { Entry } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { keepMatch } from "../log/keep-match.ts";
import { connect } from "../testing/client.ts";
import { duelOf, endOf, granted, guests, rankedDuelOf } from "../testing/duel.ts";
import { exchange, hasSetting, newest } from "../testing/exchange.ts";
import { startServer } from "../testing/server.ts";
import type { MatchInputTable } from "../store/schema.ts";
import { useTwoNodes } from "../testing/two-nodes.ts";

const nodes = useTwoNodes("nodes");
const pair = () => guests([nodes.north.address, nodes.south.address]);

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
      [nodes.north, nodes.south].map(async ({ node }) =>
        (await keepMatch(node, duel.match)).journal(),
      ),
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
    const second = await connect(first.visitor, nodes.north.address);
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
    const leaving = await startServer({ place: nodes.place });
    const duel = await duelOf(await guests([nodes.north.address, leaving.address]), {}, id);
    const [stays, moves] = duel.clients;
    await exchange(duel, 1);
    const { seq } = newest(moves, duel.match);
    await leaving.stop();
    expect(await moves.closed).toBe(1012);
    const { match } = await nodes.south.node.tables.open(duel.match);
    await expect.poll(() => match.clocks().pausedAt).not.toBeNull();
    const moved = await connect(moves.visitor, nodes.south.address);
    granted(await moved.ask({ kind: "resume", match: duel.match, seq: seq - 1 }));
    await expect.poll(() => match.clocks().pausedAt).toBeNull();
    expect(await exchange({ ...duel, clients: [stays, moved] }, 2)).toBe(2);
  });

  test("a match made under other rules is void when a node starts: stakes back, no rating, and its player is told why", async () => {
    const duel = await rankedDuelOf(await pair(), id);
    await nodes.north.node.db
      .updateTable("match")
      .set({ rules: GAMES[id].game.rules + 1 })
      .where("id", "=", duel.match)
      .execute();
    const late = await startServer({ place: nodes.place });
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

test("whoever has seen more than a node knows of, which heard nothing, is told the rest by it", async () => {
  const duel = await duelOf(await pair(), {}, "orcain");
  const { match, clients } = duel;
  const { node } = nodes.north;
  const log = {
    append: (row: MatchInputTable) =>
      node.db
        .insertInto("match_input")
        .values(row)
        .execute()
        .then(() => true),
  };
  const elsewhere = await keepMatch({ ...node, log }, match);
  const decision = newest(clients[0], match).decisions[0]!.id;
  const move = { kind: "layout_confirm", layout: ["heal", "counter", "defense"] };
  expect(await elsewhere.take({ kind: "move", seat: 0, move }, { decision })).toMatchObject({
    ok: true,
  });
  const seq = newest(clients[0], match).seq + 1; // as if the other node had told it
  granted(await clients[0].ask({ kind: "resume", match, seq }));
  expect(await clients[0].ask({ kind: "resume", match, seq: seq + 1 })).toMatchObject({
    code: "bad-seq",
  });
});

/** To be gone is to be lost at once, where a game lets a match say so. */
const hurriedAway = (id: GameId) =>
  hasSetting("disconnectGraceMs")(id) ? { disconnectGraceMs: 0 } : {};

test.each(GAME_IDS.filter(hasSetting("disconnectGraceMs")))(
  "%s: whoever is gone from one node is gone for the other, and may come back on either",
  async (id) => {
    const duel = await duelOf(await pair(), { disconnectGraceMs: 60_000 }, id);
    const [stays, goes] = duel.clients;
    goes.drop();
    expect(await stays.next("presence", ({ connected }) => !connected)).toMatchObject({ seat: 1 });
    const back = await connect(goes.visitor, nodes.north.address);
    granted(await back.ask({ kind: "resume", match: duel.match, seq: 0 }));
    expect(
      await stays.next("presence", ({ connected, seat }) => connected && seat === 1),
    ).toBeDefined();
    await exchange({ ...duel, clients: [stays, back] }, 2);
  },
);

test.each(GAME_IDS)("%s: the bell rings once, whichever node is first", async (id) => {
  const duel = await duelOf(await pair(), hurried(id), id);
  for (const client of duel.clients)
    await client.next("update", ({ seq, outcome }) => seq >= 5 || outcome !== null);
  const { inputs } = (await keepMatch(nodes.north.node, duel.match)).journal();
  await duel.clients[0].ask({ kind: "resign", match: duel.match }); // unless it is over
  expect(new Set(inputs.map(({ kind }) => kind))).toEqual(new Set(["expire"]));
  // All seats of one bell at one moment, each of them once; and no question is closed before its own time is up.
  const bells = [...Map.groupBy(inputs, ({ at }) => at)];
  for (const [, rung] of bells) expect(rung).toHaveLength(new Set(rung.map(seatIn)).size);
  for (const [index, [at]] of bells.entries())
    expect(at - (bells[index - 1]?.[0] ?? 0)).toBeGreaterThanOrEqual(HURRY_MS + BELL_MS);
});

const seatIn = (entry: Entry) => ("seat" in entry ? entry.seat : null);

const HURRY_MS = 100;

/** Hardly any time for whatever a pace of the game gives time for. */
function hurried(id: GameId): Record<string, number> {
  const { game } = GAMES[id];
  const usual = game.parseSettings(undefined);
  const [pace] = usual.ok ? game.terms(usual.value).paces : [];
  return Object.fromEntries(Object.keys(pace?.settings ?? {}).map((key) => [key, HURRY_MS]));
}
