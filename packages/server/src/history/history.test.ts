import { json } from "node:stream/consumers";
import { invariant } from "@holmgang/kernel";
import type { Outcome } from "@holmgang/kernel";
import { beforeAll, expect, test } from "vitest";
import { grant } from "../ledger/grant.ts";
import type { Seats } from "../ledger/stakes.ts";
import { endRow } from "../testing/end-row.ts";
import { keepingOn } from "../testing/keeping.ts";
import { accountRow, matchRow } from "../testing/rows.ts";
import type { MatchFacts } from "../testing/rows.ts";
import { stakeOf } from "../testing/stake-of.ts";
import { onBothStores } from "../testing/stores.ts";
import { exportHistory } from "./export-history.ts";
import { history } from "./history.ts";
import type { HistoryQuery } from "./history.ts";
import { liveMatches } from "./live-matches.ts";
import { matchSummary } from "./match-summary.ts";

const first: Outcome = { result: "win", seat: 0, reason: "decision" };
const second: Outcome = { result: "win", seat: 1, reason: "knockout" };
const draw: Outcome = { result: "draw", reason: "round-cap" };
const bothLose: Outcome = { result: "both-lose", reason: "timeout" };
const nothing: Outcome = { result: "void", reason: "abandoned" };

onBothStores("history", (store) => {
  const rooms = () => keepingOn(store(), { now: 0 });

  /** A match that ended like this, with all that follows from it. */
  async function play(
    id: string,
    seats: Seats,
    outcome: Outcome,
    facts: Partial<MatchFacts> = {},
  ): Promise<void> {
    const [seat_0, seat_1] = seats;
    await matchRow(store(), { id, seat_0, seat_1, ...facts });
    await store()
      .db.transaction()
      .execute((step) => stakeOf(step, id, seats));
    await endRow(store(), id, outcome);
  }

  beforeAll(async () => {
    for (const id of ["ann", "bob", "cat"]) {
      await accountRow(store(), id);
      await store()
        .db.transaction()
        .execute((step) => grant(step, id, 10));
    }
    await play("m1", ["ann", "bob"], first, { ended_at: "100", opened_at: "50", found_at: "40" });
    await play("m2", ["bob", "ann"], first, { ended_at: "200" });
    await play("m3", ["ann", "cat"], draw, { ended_at: "300", mode: "calm" });
    await play("m4", ["cat", "ann"], bothLose, { ended_at: "300" });
    await play("m5", ["ann", null], second, {
      ended_at: "400",
      bot_1: "exploit",
      rated: false,
      mode: null,
    });
    await play("m6", ["ann", "bob"], nothing, { ended_at: "500", listed: false });
    await play("m7", ["bob", "cat"], first, { ended_at: "600" });
    await matchRow(store(), {
      id: "live 1",
      seat_0: "ann",
      seat_1: "cat",
      found_at: "1",
      server_seed: "secret",
    });
    await matchRow(store(), {
      id: "live 2",
      seat_0: "bob",
      bot_1: "orc",
      found_at: "2",
      mode: null,
    });
    await matchRow(store(), { id: "live 3", seat_0: "bob", found_at: "3", listed: false });
    await matchRow(store(), {
      id: "found",
      seat_0: "bob",
      found_at: "4",
      seed: null,
      opened_at: null,
    });
  });

  async function page(query: Partial<HistoryQuery>) {
    const found = await history(store().db, { account: "ann", ...query });
    invariant(found.ok, "a page of it");
    return found.value;
  }
  const ids = async (query: Partial<HistoryQuery>) =>
    (await page(query)).matches.map(({ id }) => id);

  test("a match, as its players look back on it", async () => {
    const [match] = (await page({ rival: "bob", result: "win" })).matches;
    expect(match).toEqual({
      id: "m1",
      game: "orcain",
      mode: "standard",
      rated: true,
      players: [
        { account: "ann", nickname: "ANN", kind: "guest", avatar: "orc" },
        { account: "bob", nickname: "BOB", kind: "guest", avatar: "orc" },
      ],
      seat: 0,
      result: "win",
      reason: "decision",
      foundAt: 40,
      openedAt: 50,
      endedAt: 100,
      rating: { before: 1500, after: expect.closeTo(1662, 0) as number },
      points: { before: 0, after: 5 },
      tokens: 1,
    });
    const loser = (await page({ account: "bob", rival: "ann", result: "loss" })).matches[0];
    expect(loser).toMatchObject({ id: "m1", seat: 1, result: "loss", tokens: -1 });
  });

  test.each([
    ["all of it, the newest first", {}, ["m6", "m5", "m4", "m3", "m2", "m1"]],
    ["won", { result: "win" }, ["m1"]],
    ["lost, also together with the rival", { result: "loss" }, ["m5", "m4", "m2"]],
    ["drawn", { result: "draw" }, ["m3"]],
    ["of a pace", { mode: "calm" }, ["m3"]],
    ["of a game", { game: "chess" }, []],
    ["against an account", { rival: "bob" }, ["m6", "m2", "m1"]],
    ["against a nickname, however it is written", { rival: " CaT " }, ["m4", "m3"]],
    ["against a bot of the server's", { rival: "exploit" }, ["m5"]],
    ["against nobody", { rival: "nobody in particular" }, []],
    ["rated", { rated: true }, ["m6", "m4", "m3", "m2", "m1"]],
    ["not rated", { rated: false }, ["m5"]],
    ["that strangers find", { listed: true }, ["m5", "m4", "m3", "m2", "m1"]],
    ["since a moment", { since: 300 }, ["m6", "m5", "m4", "m3"]],
    ["of all these together", { rival: "bob", result: "loss", since: 150 }, ["m2"]],
  ] as const)("%s", async (_name, query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  test("page after page, none twice and none left out, also where two end at once", async () => {
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const { matches, before: next } = await page({ limit: 2, before });
      seen.push(...matches.map(({ id }) => id));
      before = next ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual(await ids({}));
  });

  test("a page that begins nowhere is refused", async () => {
    expect(await history(store().db, { account: "ann", before: "yesterday" })).toMatchObject({
      refusal: { code: "bad-cursor" },
    });
  });

  test("what the matches brought sums up to what the player has", async () => {
    const { matches } = await page({});
    expect(matches.map(({ tokens }) => tokens)).toEqual([0, 0, -1, 0, -1, 1]);
  });

  test("the export is one JSON document of all of them", async () => {
    expect(await json(exportHistory(store().db, "ann"))).toEqual({
      account: "ann",
      matches: (await page({})).matches,
    });
    expect(await json(exportHistory(store().db, "stranger"))).toEqual({
      account: "stranger",
      matches: [],
    });
  });

  test("the watch list has what is open and listed, with everybody's standing", async () => {
    const live = await liveMatches(rooms(), { limit: 10 });
    expect(live.map(({ id }) => id)).toEqual(["live 2", "live 1"]);
    expect(live[1]?.players).toEqual([
      expect.objectContaining({
        nickname: "ANN",
        league: "wood",
        rating: expect.any(Number) as number,
      }),
      expect.objectContaining({ nickname: "CAT", league: "wood" }),
    ]);
    expect(live[0]?.players[1]).toEqual({
      account: null,
      nickname: "orc",
      kind: "bot",
      avatar: "orc",
      rating: null,
      league: null,
    });
    expect(await liveMatches(rooms(), { limit: 10, game: "chess" })).toEqual([]);
    expect(await liveMatches(rooms(), { limit: 1 })).toHaveLength(1);
  });

  test("a summary tells what anybody may know, and no seeds", async () => {
    const live = await matchSummary(rooms(), "live 1");
    expect(live).toMatchObject({ ok: true, value: { id: "live 1", outcome: null, openedAt: 0 } });
    expect(JSON.stringify(live)).not.toMatch(/seed|secret|nonce|config|hand/);
    expect(await matchSummary(rooms(), "m1")).toMatchObject({ value: { outcome: first } });
    expect(await matchSummary(rooms(), "nothing")).toMatchObject({
      refusal: { code: "no-such-match" },
    });
  });
});
