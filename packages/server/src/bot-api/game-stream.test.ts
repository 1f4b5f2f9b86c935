import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { connect, visit } from "../testing/client.ts";
import { granted, lay, rankedDuelOf } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";
import { as, newBot } from "./testing/bot.ts";

const LAYOUT = ["attack", "defense", "heal"];
const CONFIRM = { kind: "layout_confirm", layout: ["heal", "counter", "defense"] };
const anything = expect.anything() as unknown;

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const person = async () => connect(await visit(served.address));

/** A match of a person on seat 0 and a bot on seat 1, who sits in its first preparation. */
async function sitting() {
  const bot = await newBot(served.address);
  const events = await bot.follow("/api/stream/event");
  const rival = await person();
  const to = bot.visitor.account.id;
  const { invite } = granted(await rival.ask({ kind: "invite", game: "orcain", to, seat: 0 }));
  const { body } = await bot.send(`POST /api/challenge/${invite!}/accept`);
  const match = String(body["match"]);
  granted(await rival.ask({ kind: "nonce", match, nonce: "" }));
  await events.next("gameStart");
  await rival.next("update");
  const move = (decision: unknown, answer: unknown = CONFIRM) =>
    bot.send(`POST /api/bot/game/${match}/move`, { decision, move: answer });
  return { match, bot, rival, move, path: `/api/bot/game/stream/${match}` };
}

describe("the stream of a match", () => {
  test("says what the match is and where it stands, then every update, and ends with it", async () => {
    const { match, bot, rival, move, path } = await sitting();
    const stream = await bot.follow(path);
    expect(await stream.next("gameFull")).toEqual({
      type: "gameFull",
      match,
      game: "orcain",
      rules: 1,
      settings: expect.objectContaining({ rounds: 3 }) as unknown,
      seat: 1,
      players: [
        expect.objectContaining({ kind: "guest" }),
        expect.objectContaining({ kind: "bot" }),
      ],
      state: {
        seq: 1,
        events: [
          expect.objectContaining({ kind: "match_start" }),
          expect.objectContaining({ kind: "prep_start" }),
        ],
        view: expect.objectContaining({ viewer: 1, hp: [10, 10] }) as unknown,
        decisions: [{ id: 3, kind: "layout", limitMs: 20_000, deadline: anything }],
        others: [],
        legal: expect.arrayContaining([{ ...CONFIRM, roundIndex: null }]) as unknown,
        outcome: null,
      },
    });
    granted(await lay(rival, match, LAYOUT));
    expect((await move(3)).status).toBe(204);
    expect(await stream.next("gameState")).toMatchObject({
      seq: 2,
      events: [{ kind: "confirm_ok" }, { kind: "step_reveal" }, {}, {}, {}, { kind: "prep_start" }],
      decisions: [{ id: 5 }],
    });
    expect((await bot.send(`POST /api/bot/game/${match}/resign`)).status).toBe(204);
    expect(await stream.next("gameState")).toMatchObject({
      seq: 3,
      legal: [],
      outcome: { result: "win", seat: 0, reason: "forfeit" },
    });
    expect(await stream.next("gameState")).toBeNull();
    const again = await bot.follow(path);
    expect(await again.next("gameFull")).toMatchObject({ state: { seq: 3 } });
    expect(await again.next("gameState")).toBeNull();
  });

  test("can be taken up again where it was lost; what has been answered since has no legal moves", async () => {
    const { match, bot, rival, move, path } = await sitting();
    granted(await lay(rival, match, LAYOUT));
    await move(3);
    for (const since of [0, 1]) {
      const stream = await bot.follow(`${path}?since=${since}`);
      expect(await stream.next("gameFull")).toMatchObject({
        state: { seq: 1, decisions: [{ id: 3 }], legal: [] },
      });
      expect(await stream.next("gameState")).toMatchObject({ seq: 2, legal: { length: 24 } });
    }
    expect(await bot.send(`GET ${path}?since=9`)).toMatchObject({
      status: 400,
      body: { code: "bad-seq" },
    });
    expect(await bot.send(`GET ${path}?since=x`)).toMatchObject({ body: { code: "malformed" } });
  });

  test("offers moves that are all accepted", async () => {
    const { bot, move, path } = await sitting();
    const full = await (await bot.follow(path)).next("gameFull");
    const { legal } = full!["state"] as { legal: unknown[] };
    expect(legal).toHaveLength(24);
    expect((await move(3, legal.at(-1))).status).toBe(204);
  });
});

describe("a move is refused", () => {
  test("when its question is closed, when it is none, when the rules do not allow it", async () => {
    const { match, bot, move } = await sitting();
    expect(await move(1)).toMatchObject({ status: 409, body: { code: "stale" } });
    expect(await move(3, "attack")).toMatchObject({ status: 400, body: { code: "unparsable" } });
    const twice = { ...CONFIRM, layout: ["heal", "heal", "heal"] };
    expect(await move(3, twice)).toMatchObject({ status: 409, body: { code: "not-in-hand" } });
    for (const decision of [-1, 0.5, "3", null])
      expect(await move(decision)).toMatchObject({ status: 400, body: { code: "malformed" } });
    const empty = await bot.send(`POST /api/bot/game/${match}/move`);
    expect(empty).toMatchObject({ status: 400, body: { code: "malformed" } });
    await bot.send(`POST /api/bot/game/${match}/resign`);
    expect(await move(3)).toMatchObject({ status: 409, body: { code: "match-over" } });
  });

  test("in somebody else's match, in none, and by a person", async () => {
    const { match, rival } = await sitting();
    const stranger = await newBot(served.address);
    const lines = (id: string) => [
      `GET /api/bot/game/stream/${id}`,
      `POST /api/bot/game/${id}/resign`,
      `GET /api/game/${id}/view`,
    ];
    for (const line of lines(match).slice(0, 2))
      expect(await stranger.send(line)).toMatchObject({
        status: 403,
        body: { code: "not-your-match" },
      });
    for (const line of lines("nothing"))
      expect(await stranger.send(line)).toMatchObject({
        status: 404,
        body: { code: "no-such-match" },
      });
    for (const line of lines(match).slice(0, 2))
      expect(await as(rival.visitor).send(line)).toMatchObject({
        status: 403,
        body: { code: "not-a-bot" },
      });
  });
});

describe("the view of a match", () => {
  test("shows each player its own seat", async () => {
    const { match, bot, rival } = await sitting();
    granted(await lay(rival, match, LAYOUT));
    const { body } = await bot.send(`GET /api/game/${match}/view`);
    expect(body).toMatchObject({
      match,
      game: "orcain",
      seat: 1,
      view: { viewer: 1, own: { status: "open" } },
      decisions: [{ id: 3 }],
      legal: { length: 24 },
      outcome: null,
    });
    expect((await as(rival.visitor).send(`GET /api/game/${match}/view`)).body).toMatchObject({
      seat: 0,
      view: { viewer: 0, own: { status: "confirmed", layout: LAYOUT } },
      decisions: [],
      legal: [],
    });
  });

  test("shows a stranger what spectators see", async () => {
    const { match, clients } = await rankedDuelOf([await person(), await person()]);
    granted(await lay(clients[0], match, LAYOUT));
    const { body } = await (await newBot(served.address)).send(`GET /api/game/${match}/view`);
    expect(body).toMatchObject({
      seat: null,
      view: { viewer: "spectator", own: null },
      decisions: [],
      legal: [],
    });
  });
});
