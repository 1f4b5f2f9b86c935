import { GAME_IDS, GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import type { Seat } from "@holmgang/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { connect } from "../testing/client.ts";
import type { Client } from "../testing/client.ts";
import { findRow } from "../log/match-row.ts";
import { duelOf, endOf, granted, guests } from "../testing/duel.ts";
import type { Duel } from "../testing/duel.ts";
import { exchange, hasSetting, newest } from "../testing/exchange.ts";
import { newFolder, startServer } from "../testing/server.ts";
import { COUNTS_AFTER_MS, forfeitOf } from "./settle-absence.ts";

const hasGrace = hasSetting("disconnectGraceMs");

/** To be gone is to be lost at once, where a game lets a match say so. */
const atOnce = (id: GameId) => (hasGrace(id) ? { disconnectGraceMs: 0 } : {});

const seqs = ({ heard }: Client, match: string): number[] =>
  heard.flatMap((message) =>
    message.kind === "update" && message.match === match ? [message.seq] : [],
  );

describe("being gone", () => {
  let served: Served;
  beforeAll(async () => {
    served = await startServer();
  });
  afterAll(() => served.stop());
  const pair = () => guests([served.address, served.address]);

  test.each(GAME_IDS)(
    "%s: one account in two tabs: both see everything, and only the last to close is gone",
    async (id) => {
      const duel = await duelOf(await pair(), atOnce(id), id);
      const [stays, first] = duel.clients;
      const second = await connect(first.visitor);
      granted(await second.ask({ kind: "resume", match: duel.match, seq: 0 }));
      first.drop();
      await exchange({ ...duel, clients: [stays, second] }, 2);
      second.drop();
      expect((await endOf(stays, duel.match)).outcome).toMatchObject({
        reason: GAMES[id].game.forfeits.disconnected,
      });
    },
  );

  test.each(GAME_IDS.filter(hasGrace))(
    "%s: within the grace a player comes back: the rival sees the countdown, nothing is lost or told twice",
    async (id) => {
      const duel = await duelOf(await pair(), { disconnectGraceMs: 60_000 }, id);
      const { match } = duel;
      const [stays, goes] = duel.clients;
      await exchange(duel, 2);
      const seen = newest(goes, match).seq;
      goes.drop();
      const gone = await stays.next("presence", ({ connected }) => !connected);
      expect(gone).toMatchObject({ match, seat: 1 });
      expect(gone.until! - Date.now()).toBeGreaterThan(55_000);
      const back = await connect(goes.visitor);
      expect(back.heard[0]).toMatchObject({ kind: "welcome", matches: [match] });
      granted(await back.ask({ kind: "resume", match, seq: seen - 1 }));
      expect(
        await stays.next("presence", ({ connected, seat }) => connected && seat === 1),
      ).toMatchObject({ until: null });
      await back.next("update", ({ seq }) => seq === seen);
      await exchange({ ...duel, clients: [stays, back] }, 8);
      const told = seqs(back, match);
      expect(told).toEqual(told.map((_, index) => seen + index));
      expect(told.length).toBeGreaterThan(1);
    },
  );

  test("a client that claims to have seen what was never told is refused", async () => {
    const duel = await duelOf(await pair());
    expect(await duel.clients[0].ask({ kind: "resume", match: duel.match, seq: 99 })).toMatchObject(
      { code: "bad-seq" },
    );
  });

  test.each(GAME_IDS.filter(hasGrace))(
    "%s: when the grace runs out the match is lost",
    async (id) => {
      const duel = await duelOf(await pair(), { disconnectGraceMs: 300 }, id);
      duel.clients[1].drop();
      expect((await endOf(duel.clients[0], duel.match)).outcome).toEqual({
        result: "win",
        seat: 0,
        reason: GAMES[id].game.forfeits.disconnected,
      });
    },
  );

  test("whoever disconnects while waiting leaves the queue", async () => {
    const [ann, bob] = await pair();
    granted(await ann.ask({ kind: "queue", game: "orcain", mode: "calm" }));
    ann.drop();
    await ann.closed;
    await expect
      .poll(() => served.node.db.selectFrom("queue_entry").select("account_id").execute())
      .toEqual([]);
    granted(await bob.ask({ kind: "queue", game: "orcain", mode: "calm" }));
    granted(await bob.ask({ kind: "unqueue" }));
    expect(await bob.ask({ kind: "unqueue" })).toMatchObject({ code: "not-in-queue" });
  });
});

describe("a planned restart", () => {
  test.each(GAME_IDS)(
    "%s: is nobody's disconnect: clocks stand still, both come back, the match goes on",
    async (id) => {
      const place = { folder: newFolder() };
      const first = await startServer({ place });
      const duel = await duelOf(await guests([first.address, first.address]), {}, id);
      const { match } = duel;
      await exchange(duel, 3);
      const before = deadlineOf(duel);
      const views = duel.clients.map((client) => newest(client, match).view);
      await first.stop();
      expect(await duel.clients[0].closed).toBe(1012);
      expect(duel.clients[1].heard.at(-1)).toMatchObject({ kind: "closing" });

      const second = await startServer({ place });
      try {
        const back = await Promise.all([
          comeBack(duel, 0, second.address),
          comeBack(duel, 1, second.address),
        ]);
        // As much time is left as before.
        const again = { ...duel, clients: back };
        await expect.poll(() => deadlineOf(again)).toBeGreaterThan(before);
        expect(back.map((client) => newest(client, match).view)).toEqual(views);
        expect(await exchange(again, 2)).toBe(2);
      } finally {
        await second.stop();
      }
    },
  );

  test.each(GAME_IDS)(
    "%s: if nobody comes back the match is void and the stakes go back; if one does, that one wins",
    async (id) => {
      const { disconnected, abandoned } = GAMES[id].game.forfeits;
      const place = { folder: newFolder() };
      const first = await startServer({ place });
      const nobody = await duelOf(await guests([first.address, first.address]), {}, id);
      const one = await duelOf(await guests([first.address, first.address]), {}, id);
      await first.stop();

      const second = await startServer({ place, faultGraceMs: 1_000 });
      try {
        const back = await connect(one.clients[1].visitor, second.address);
        granted(await back.ask({ kind: "resume", match: one.match, seq: 1 }));
        expect((await endOf(back, one.match)).outcome).toEqual({
          result: "win",
          seat: 1,
          reason: disconnected,
        });
        const outcomeOf = async () => (await findRow(second.node.db, nobody.match))?.outcome;
        await expect.poll(outcomeOf, { timeout: 5_000 }).not.toBeNull();
        const late = await connect(nobody.clients[0].visitor, second.address);
        granted(await late.ask({ kind: "resume", match: nobody.match, seq: 1 }));
        const { outcome, settled } = await endOf(late, nobody.match);
        expect(outcome).toEqual({ result: "void", reason: abandoned });
        expect(settled).toMatchObject({ tokens: 10, tokensWon: 0 });
      } finally {
        await second.stop();
      }
    },
  );
});

describe("whose absence counts", () => {
  const gone = (seat: number, until: number, fault = false) => ({
    seat,
    until: String(until),
    fault,
  });
  test("nobody's, before their time is up and it is known whether the rival is gone too", () => {
    expect(forfeitOf([gone(0, 9_000)], 9_000 + COUNTS_AFTER_MS - 1)).toBeNull();
    expect(forfeitOf([], 10_000)).toBeNull();
  });
  test("whoever's time ran out first loses", () => {
    expect(forfeitOf([gone(0, 8_501), gone(1, 8_000)], 10_000)).toMatchObject({
      seats: [1],
      reason: "disconnected",
    });
  });
  test("[R50] both within half a second of each other: both lose", () => {
    expect(forfeitOf([gone(0, 8_500), gone(1, 8_000)], 8_600)).toMatchObject({
      seats: [0, 1],
      reason: "disconnected",
    });
  });
  test("both lost to a fault: nobody does, until both had their time, and then the match is void", () => {
    expect(forfeitOf([gone(0, 8_000, true), gone(1, 9_000, true)], 9_000)).toBeNull();
    expect(forfeitOf([gone(0, 8_000, true), gone(1, 9_000, true)], 10_000)).toMatchObject({
      seats: [0, 1],
      reason: "abandoned",
    });
  });
  test("one lost to a fault, the other gone by itself: the latter loses", () => {
    expect(forfeitOf([gone(0, 9_300, true), gone(1, 9_000)], 10_000)).toMatchObject({ seats: [1] });
  });
});

/** When the first bell rings that either of them knows of. */
const deadlineOf = ({ match, clients }: Duel): number =>
  Math.min(
    ...clients.flatMap((client) =>
      newest(client, match).decisions.map(({ deadline }) => deadline ?? 0),
    ),
  );

/** A client on a new server, told again what it last saw and everything since. */
async function comeBack({ match, clients }: Duel, seat: Seat, address: string): Promise<Client> {
  const client = await connect(clients[seat].visitor, address);
  const { seq } = newest(clients[seat], match);
  granted(await client.ask({ kind: "resume", match, seq: seq - 1 }));
  await client.next("update", (update) => update.seq === seq);
  return client;
}
