import { GAME_IDS, GAMES } from "@holmgang/games";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endRow } from "../testing/end-row.ts";
import { accountRow, matchRow } from "../testing/rows.ts";
import { openGameHouse } from "./testing/game-house.ts";
import { browser } from "./testing/house.ts";
import type { House, Send } from "./testing/house.ts";

let house: House;
let send: Send;
beforeAll(async () => {
  house = await openGameHouse();
  send = browser(house);
  await accountRow(house.store, "ann");
  await accountRow(house.store, "bob");
  const match = { id: "m", seat_0: "ann", seat_1: "bob", ended_at: "7" };
  const id = await matchRow(house.store, match);
  await endRow(house.store, id, { result: "win", seat: 0, reason: "decision" });
});
afterAll(() => house.close());

test("the catalogue has all that a set-up screen needs", async () => {
  const { body } = await send("GET /api/games");
  expect(body).toMatchObject({
    games: GAME_IDS.map((id) => ({
      id,
      name: GAMES[id].words.name,
      rules: GAMES[id].game.rules,
      settings: GAMES[id].game.settings,
    })),
  });
  expect(body).toMatchObject({
    games: expect.arrayContaining([
      expect.objectContaining({
        id: "orcain",
        stake: 1,
        ladder: expect.objectContaining({ win: 5, draw: 0, loss: -2 }) as unknown,
      }),
    ]) as unknown,
  });
  expect(JSON.stringify(body)).toContain('{"name":"orc","about":"One card at a time');
});

test("the leaderboard is by points, or by rating for those who are known well enough", async () => {
  const board = (query: string) => send(`GET /api/leaderboard/orcain/standard${query}`);
  expect((await board("")).body).toMatchObject({
    leaders: [
      { rank: 1, nickname: "ANN", points: 5, league: "wood" },
      { rank: 2, nickname: "BOB", points: 0, league: "wood" },
    ],
  });
  expect((await board("?by=rating")).body).toEqual({ leaders: [] });
  expect((await board("?limit=1&offset=1")).body).toMatchObject({ leaders: [{ rank: 2 }] });
});

test("a profile is found by nickname, and tells where its owner stands", async () => {
  const { body } = await send("GET /api/players/Ann");
  expect(body).toEqual({
    account: { id: "ann", nickname: "ANN", kind: "guest", avatar: "orc" },
    ratings: [
      {
        game: "orcain",
        mode: "standard",
        rating: expect.closeTo(1662, 0) as number,
        deviation: expect.closeTo(290, 0) as number,
        volatility: expect.closeTo(0.06, 3) as number,
        points: 5,
        matches: 1,
        league: "wood",
      },
    ],
  });
  const graph = await send("GET /api/players/ann/ratings/orcain/standard");
  expect(graph.body).toMatchObject({ graph: [{ matchId: "m", at: 7, points: 5 }] });
});

test.each([
  ["GET /api/players/nobody", "no-such-account"],
  ["GET /api/players/mint", "no-such-account"],
  ["GET /api/players/%00", "malformed"],
  ["GET /api/players/nobody/ratings/orcain/standard", "no-such-account"],
  ["GET /api/players/ann/ratings/chess/standard", "no-such-game"],
  ["GET /api/leaderboard/chess/standard", "no-such-game"],
  ["GET /api/leaderboard/toString/standard", "no-such-game"],
  ["GET /api/leaderboard/orcain/bullet", "no-such-mode"],
  ["GET /api/leaderboard/orcain/standard?by=luck", "malformed"],
  ["GET /api/leaderboard/orcain/standard?limit=201", "malformed"],
  ["GET /api/leaderboard/orcain/standard?limit=0", "malformed"],
  ["GET /api/leaderboard/orcain/standard?offset=-1", "malformed"],
  ["GET /api/leaderboard/orcain/standard?page=2", "malformed"],
])("%s is refused: %s", async (line, code) => {
  const { status, body } = await send(line);
  expect(body).toMatchObject({ code, words: expect.any(String) as string });
  expect([400, 404, 409]).toContain(status);
});
