import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS, NO_LIMITS } from "../limits/limits.ts";
import { newPlayer, openHouse, pickUp } from "../testing/house.ts";
import type { House } from "../testing/house.ts";

const acts = { account: { aSecond: 2, atOnce: 9 }, household: { aSecond: 100, atOnce: 100 } };
const withBots = { account: 1, household: 2 };

let house: House;
beforeAll(async () => {
  const { invitations } = LIMITS;
  house = await openHouse({
    isStill: true,
    limits: { ...NO_LIMITS, acts, withBots, invitations, arranged: { account: 2, household: 2 } },
  });
});
afterAll(() => house.close());

async function somebody(kind: "guest" | "bot" = "guest") {
  const account = await newPlayer(house);
  await house.node.addresses.note(account, "127.0.0.1");
  return { account, line: await pickUp(house, account, kind) };
}

const BOT_MATCH = { kind: "play_bot", game: "orcain", bot: "random" };

test("who has begun much is told when to go on, and then can", async () => {
  const { line } = await somebody();
  for (let i = 0; i < 4; i++)
    expect(await line.ask({ kind: "watch", match: "none" })).toMatchObject({
      code: "no-such-match",
    });
  expect(await line.ask({ kind: "watch", match: "none" })).toMatchObject({
    kind: "refused",
    code: "over-budget",
    words: "That is a lot at once; try again in 1 second.",
    retryAfterSeconds: 1,
  });
  expect(await line.ask({ kind: "ping" })).toMatchObject({ kind: "ok" });
  house.clock.now += 1000;
  expect(await line.ask({ kind: "watch", match: "none" })).toMatchObject({ code: "no-such-match" });
});

test("so many matches against bots are played from one address, whoever plays them", async () => {
  const [ann, bob, eve] = [await somebody(), await somebody(), await somebody()];
  for (const { line } of [ann, bob])
    expect(await line.ask(BOT_MATCH)).toMatchObject({ kind: "ok" });
  expect(await eve.line.ask(BOT_MATCH)).toMatchObject({
    code: "too-many-matches",
    retryAfterSeconds: 30,
  });
  expect(await ann.line.ask(BOT_MATCH)).toMatchObject({ code: "too-many-matches" });
});

test("bot accounts play nobody but people and each other", async () => {
  const { line } = await somebody("bot");
  expect(await line.ask(BOT_MATCH)).toMatchObject({
    code: "bots-only-play-invites",
    words: "Bot accounts do not play the server's own bots.",
  });
});

test("one victim is not sent very many invitations, whoever sends them", async () => {
  const victim = await somebody();
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 7; i++) {
    const { line } = await somebody();
    const answer = await line.ask({ kind: "invite", game: "orcain", to: victim.account });
    codes.push(answer.kind === "refused" ? answer.code : answer.kind);
  }
  expect(codes).toEqual([...Array<string>(5).fill("ok"), "over-budget", "over-budget"]);
  await house.settle();
  expect(victim.line.heard.filter(({ kind }) => kind === "invited")).toHaveLength(5);
});
