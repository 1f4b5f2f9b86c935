import type { Outcome } from "@holmgang/kernel";
import { expect, test } from "vitest";
import type { Seats } from "../ledger/stakes.ts";
import type { AccountTable } from "../store/account-tables.ts";
import { endRow } from "../testing/end-row.ts";
import { accountRow, matchRow } from "../testing/rows.ts";
import type { MatchFacts } from "../testing/rows.ts";
import { onBothStores } from "../testing/stores.ts";
import { leaderboard } from "./leaderboard.ts";
import type { Ranking } from "./leaderboard.ts";
import { ratingGraph } from "./rating-graph.ts";
import { ratingsOf, UNRATED } from "./rating.ts";

const win: Outcome = { result: "win", seat: 0, reason: "decision" };
const draw: Outcome = { result: "draw", reason: "round-cap" };
const bothLose: Outcome = { result: "both-lose", reason: "timeout" };
const nothing: Outcome = { result: "void", reason: "abandoned" };

onBothStores("ratings", (store) => {
  const player = (id: string, kind: AccountTable["kind"] = "guest") =>
    accountRow(store(), id, { kind });
  const players = async (name: string) =>
    [await player(`${name} b`), await player(`${name} a`)] as const;

  let count = 0;
  /** A match between these two, ended like this. */
  async function play(
    [seat_0, seat_1]: Seats,
    outcome: Outcome,
    facts: Partial<MatchFacts> = {},
  ): Promise<string> {
    const at = String(++count);
    const id = await matchRow(store(), {
      id: `rated ${at}`,
      ended_at: at,
      seat_0,
      seat_1,
      ...facts,
    });
    await endRow(store(), id, outcome);
    return id;
  }

  const standing = async (account: string, mode = "standard") => {
    const all = await ratingsOf(store().db, account);
    const found = all.find((each) => each.game === "orcain" && each.mode === mode);
    if (!found) return UNRATED;
    const { game: _game, mode: _mode, ...rating } = found;
    return rating;
  };
  const rounded = async (account: string) => {
    const { rating, deviation, points, matches } = await standing(account);
    return [Math.round(rating), Math.round(deviation), points, matches];
  };

  test.each([
    ["a win", win, [1662, 290, 5, 1], [1338, 290, 0, 1]],
    ["a draw", draw, [1500, 290, 0, 1], [1500, 290, 0, 1]],
    ["both losing", bothLose, [1500, 350, 0, 1], [1500, 350, 0, 1]],
    ["a void match", nothing, [1500, 350, 0, 0], [1500, 350, 0, 0]],
  ])("%s between two beginners", async (name, outcome, first, second) => {
    const seats = await players(name);
    await play(seats, outcome);
    expect([await rounded(seats[0]), await rounded(seats[1])]).toEqual([first, second]);
  });

  test("when both lose, both lose points and no rating, and it is written down", async () => {
    const seats = await players("both");
    await play(seats, win);
    await play([seats[1], seats[0]], win);
    const before = await standing(seats[0]);
    const id = await play(seats, bothLose);
    const { points, matches, ...strength } = await standing(seats[0]);
    expect([points, matches]).toEqual([before.points - 2, 3]);
    expect(before).toMatchObject(strength);
    expect((await ratingGraph(store().db, seats[0], "orcain", "standard")).at(-1)).toEqual({
      matchId: id,
      at: count,
      rating: before.rating,
      deviation: before.deviation,
      points: before.points - 2,
    });
  });

  test.each([
    ["one that is not rated", { rated: false }],
    ["one that was arranged", { mode: null }],
  ])("%s changes nothing", async (name, facts) => {
    const seats = await players(name);
    await play(seats, win, facts);
    expect(await standing(seats[0])).toEqual(UNRATED);
  });

  test("nobody is rated against a bot, the server's own or another's", async () => {
    const human = await player("human");
    await play([human, null], win);
    await play([human, await player("machine", "bot")], win);
    expect(await standing(human)).toEqual(UNRATED);
  });

  test("paces are rated apart", async () => {
    const seats = await players("paces");
    await play(seats, win, { mode: "calm" });
    expect((await standing(seats[0], "calm")).points).toBe(5);
    expect(await standing(seats[0])).toEqual(UNRATED);
  });

  test("matches of the same two that end at once are rated one after the other", async () => {
    const [a, b] = await players("at once");
    await Promise.all(Array.from({ length: 10 }, (_, i) => play(i % 2 ? [a, b] : [b, a], win)));
    const [first, second] = [await standing(a), await standing(b)];
    expect([first.matches, second.matches]).toEqual([10, 10]);
    const graph = await ratingGraph(store().db, a, "orcain", "standard");
    expect(graph).toHaveLength(10);
    expect(graph.map(({ at }) => at)).toEqual(graph.map(({ at }) => at).toSorted((x, y) => x - y));
  });

  test("a match is rated once", async () => {
    const seats = await players("once");
    const id = await play(seats, win);
    expect(await endRow(store(), id, win)).toMatchObject({ fate: "over", ratings: [] });
    expect((await standing(seats[0])).matches).toBe(1);
  });

  test("the leaderboard lists who is known well enough, the best first, equals by name", async () => {
    const row = async (id: string, rating: number, deviation: number, points: number) => {
      await store()
        .db.insertInto("rating")
        .values({
          ...UNRATED,
          account_id: id,
          game: "orcain",
          mode: "board",
          rating,
          deviation,
          points,
        })
        .execute();
    };
    await row(await player("zora"), 1800, 60, 10);
    await row(await player("anna"), 1800, 110, 30);
    await row(await player("mira"), 1700, 50, 10);
    await row(await player("newcomer"), 2500, 111, 20);
    await row(await player("engine", "bot"), 2600, 40, 90);
    await row(await accountRow(store(), "gone", { deleted_at: "1" }), 2000, 40, 80);
    const board = async (by: Ranking, offset = 0) =>
      (await leaderboard(store().db, "orcain", "board", { by, limit: 3, offset })).map(
        ({ rank, nickname }) => `${rank} ${nickname}`,
      );
    expect(await board("rating")).toEqual(["1 ANNA", "1 ZORA", "3 MIRA"]);
    expect(await board("points")).toEqual(["1 ANNA", "2 NEWCOMER", "3 MIRA"]);
    expect(await board("points", 3)).toEqual(["3 ZORA"]);
  });
});
