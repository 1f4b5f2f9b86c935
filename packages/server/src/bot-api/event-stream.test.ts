import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { connect, visit } from "../testing/client.ts";
import type { Client } from "../testing/client.ts";
import { granted } from "../testing/duel.ts";
import { newFolder, startServer } from "../testing/server.ts";
import { as, newBot } from "./testing/bot.ts";
import type { TestBot } from "./testing/bot.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const person = async (): Promise<Client> => connect(await visit(served.address));

/** A bot with its event stream open. */
async function awake() {
  const bot = await newBot(served.address);
  return { bot, events: await bot.follow("/api/stream/event") };
}

const invite = async (client: Client, bot: TestBot): Promise<string> =>
  granted(await client.ask({ kind: "invite", game: "orcain", to: bot.visitor.account.id, seat: 0 }))
    .invite!;

describe("the event stream", () => {
  test("tells of a challenge, and of its end", async () => {
    const { bot, events } = await awake();
    const client = await person();
    const id = await invite(client, bot);
    expect(await events.next("challenge")).toEqual({
      type: "challenge",
      challenge: id,
      game: "orcain",
      settings: expect.objectContaining({ prepMs: 20_000 }) as unknown,
      from: expect.objectContaining({ nickname: client.visitor.account.nickname }) as unknown,
      expiresAt: expect.any(Number) as unknown,
    });
    expect(await bot.send(`POST /api/challenge/${id}/decline`)).toMatchObject({ status: 204 });
    expect(await events.next("challengeClosed")).toEqual({
      type: "challengeClosed",
      challenge: id,
      state: "declined",
    });
    expect(await client.next("invite_closed")).toMatchObject({ invite: id, state: "declined" });
  });

  test("begins with the challenges that are open and the matches that go on", async () => {
    const bot = await newBot(served.address);
    const client = await person();
    const id = await invite(client, bot);
    const first = await bot.follow("/api/stream/event");
    expect(await first.next("challenge")).toMatchObject({ challenge: id });
    const { body } = await bot.send(`POST /api/challenge/${id}/accept`);
    const start = { type: "gameStart", match: body["match"], game: "orcain", seat: 1 };
    await client.ask({ kind: "nonce", match: body["match"], nonce: "" });
    expect(await first.next("gameStart")).toMatchObject(start);
    const second = await bot.follow("/api/stream/event");
    expect(await second.next("gameStart")).toMatchObject(start);
    expect(await first.next("anything")).toBeNull(); // the second took its place
    granted(await client.ask({ kind: "resign", match: body["match"] }));
    expect(await second.next("gameFinish")).toEqual({
      type: "gameFinish",
      match: body["match"],
      outcome: { result: "win", seat: 1, reason: "forfeit" },
    });
  });

  test("is the bot's presence: without it a match of Orcain is lost at once", async () => {
    const { bot, events } = await awake();
    const client = await person();
    const id = await invite(client, bot);
    await bot.send(`POST /api/challenge/${id}/accept`);
    const { match } = await client.next("match_found");
    await client.ask({ kind: "nonce", match, nonce: "" });
    await events.next("gameStart");
    events.close();
    const { outcome } = await client.next("update", (update) => update.outcome !== null);
    expect(outcome).toEqual({ result: "win", seat: 0, reason: "disconnect" });
  });

  test("ends when the server does, and so does the stream of a match", async () => {
    const place = { folder: newFolder() };
    const closing = await startServer({ place });
    const [ann, bob] = [await newBot(closing.address), await newBot(closing.address)];
    const [events, theirs] = [
      await ann.follow("/api/stream/event"),
      await bob.follow("/api/stream/event"),
    ];
    await ann.send("POST /api/challenge", { to: bob.visitor.account.id, game: "orcain" });
    const { challenge } = (await theirs.next("challenge"))!;
    await bob.send(`POST /api/challenge/${String(challenge)}/accept`);
    const { match } = (await events.next("gameStart"))!;
    const game = await ann.follow(`/api/bot/game/stream/${String(match)}`);
    await game.next("gameFull");
    await closing.stop();
    expect(await events.next("anything")).toBeNull();
    expect(await game.next("anything")).toBeNull();
    const again = await startServer({ place });
    const back = await as({ ...ann.visitor, address: again.address }).follow("/api/stream/event");
    expect(await back.next("gameStart")).toMatchObject({ match });
    await again.stop();
  });

  test("leaves nobody behind, whenever it is given up", async () => {
    const { visitor } = await newBot(served.address);
    for (let ms = 0; ms < 20; ms++)
      await fetch(`${served.address}/api/stream/event`, {
        headers: { authorization: `Bearer ${visitor.token}` },
        signal: AbortSignal.timeout(ms),
      }).catch(() => {});
    const bot = as(visitor);
    expect((await bot.send("HEAD /api/stream/event")).status).toBe(404);
    await expect
      .poll(() => served.node.lines.of(visitor.account.id).size, { timeout: 30_000 })
      .toBe(0);
  });

  test("is for bot accounts alone", async () => {
    const { visitor } = await person();
    expect(await as(visitor).send("GET /api/stream/event")).toMatchObject({
      status: 403,
      body: { code: "not-a-bot" },
    });
    expect(await as({ ...visitor, token: "none" }).send("GET /api/stream/event")).toMatchObject({
      status: 401,
      body: { code: "signed-out" },
    });
  });
});

describe("a challenge", () => {
  test("is made by nickname, and taken back", async () => {
    const { bot, events } = await awake();
    const client = await person();
    const { nickname } = client.visitor.account;
    const made = await bot.send("POST /api/challenge", { to: nickname, game: "orcain", seat: 1 });
    expect(made).toEqual({ status: 200, body: { challenge: expect.any(String) as unknown } });
    const id = String(made.body["challenge"]);
    expect(await client.next("invited")).toMatchObject({ invite: id, from: { kind: "bot" } });
    expect((await bot.send(`POST /api/challenge/${id}/cancel`)).status).toBe(204);
    expect(await events.next("challengeClosed")).toMatchObject({ state: "cancelled" });
  });

  test("needs somebody who is there", async () => {
    const bot = await newBot(served.address);
    const id = await invite(await person(), bot);
    for (const line of ["POST /api/challenge", `POST /api/challenge/${id}/accept`])
      expect(
        await bot.send(line, line.includes(id) ? {} : { to: "x", game: "orcain" }),
      ).toMatchObject({
        status: 409,
        body: { code: "not-connected" },
      });
  });

  test.each([
    [404, "no-such-account", { to: "Nobody At All", game: "orcain" }],
    [404, "no-such-game", { game: "go" }],
    [400, "bad-settings", { game: "orcain", settings: { prepMs: -1 } }],
    [400, "bad-entry", { game: "orcain", entry: { hand: [] } }],
    [400, "malformed", { game: "orcain", seat: 2 }],
    [400, "malformed", { game: "orcain", more: true }],
    [400, "malformed", { to: 7, game: "orcain" }],
    [400, "malformed", { to: "Nobody" }],
  ])("is refused with %s %s: %j", async (status, code, challenge) => {
    const { bot } = await awake();
    const to = (await newBot(served.address)).visitor.account.id;
    expect(await bot.send("POST /api/challenge", { to, ...challenge })).toMatchObject({
      status,
      body: { code, words: expect.any(String) as unknown },
    });
  });

  test("of somebody else's cannot be answered, nor one that is not there", async () => {
    const { bot } = await awake();
    const id = await invite(await person(), await newBot(served.address));
    for (const verb of ["accept", "decline", "cancel"]) {
      expect(await bot.send(`POST /api/challenge/${id}/${verb}`)).toMatchObject({
        status: 403,
        body: { code: "not-your-invite" },
      });
      expect(await bot.send(`POST /api/challenge/nothing/${verb}`)).toMatchObject({
        status: 404,
        body: { code: "no-such-invite" },
      });
    }
  });
});
