import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GAMES } from "@holmgang/games";
import { readRecord } from "@holmgang/kernel";
import { tokensOf as balanceOf } from "../ledger/transfer.ts";
import type { Served } from "../serve/serve.ts";
import type { Client } from "../testing/client.ts";
import { duelOf, endOf, granted, guests, lay, rankedDuelOf, round } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const ATTACK = ["attack", "defense", "heal"];
const WAIT = ["heal", "counter", "defense"];
const SHORT = { prepMs: 200, firstStepMs: 0, stepMs: 0 };

const pair = (): Promise<[Client, Client]> => guests([served.address, served.address]);
const tokensOf = async ({ visitor }: Client): Promise<number> => {
  const reply = await fetch(`${visitor.address}/api/me`, {
    headers: { authorization: `Bearer ${visitor.token}` },
  });
  return ((await reply.json()) as { tokens: number }).tokens;
};
/** What the house has: nothing may lie in the pot once nobody plays. */
const pot = (): Promise<number> => balanceOf(served.node.db, "pot");
const burned = (): Promise<number> => balanceOf(served.node.db, "burned");

describe("a match over real sockets", () => {
  test("ends normally: the winner takes the pot of two, and both see the same end", async () => {
    const duel = await rankedDuelOf(await pair());
    const [winner, loser] = duel.clients;
    expect(duel.found[0]).toMatchObject({ pot: 2, rated: true, mode: "standard" });
    expect(await tokensOf(winner)).toBe(9);
    // Seat 0 attacks where seat 1 heals: one net loss a round, for three rounds.
    for (let i = 0; i < 3; i++) await round(duel, [ATTACK, WAIT]);
    expect(winner.heard.findLast(({ kind }) => kind === "update")).toMatchObject({
      outcome: { result: "win", seat: 0, reason: "decision" },
    });
    expect(await winner.next("settled")).toMatchObject({
      tokens: 11,
      tokensWon: 1,
      rating: { before: 1500, after: 1662 },
      points: { before: 0, after: 5, league: "wood" },
    });
    expect(await loser.next("settled")).toMatchObject({
      tokens: 9,
      tokensWon: -1,
      points: { after: 0 },
    });
    expect(await pot()).toBe(0);
  });

  test("its record can be downloaded and verified once it is over, and not before", async () => {
    const duel = await duelOf(await pair());
    const address = `${served.address}/api/matches/${duel.match}/record`;
    await round(duel, [ATTACK, WAIT]);
    const early = await fetch(address);
    expect(early.ok).toBe(false);
    expect(await early.json()).toMatchObject({ code: "match-not-over" });
    granted(await duel.clients[1].ask({ kind: "resign", match: duel.match }));
    const { settled } = await endOf(duel.clients[0], duel.match);
    const record = readRecord(await (await fetch(address)).text());
    expect(record.ok && GAMES.orcain.verify(record.value).ok).toBe(true);
    const fairness = record.ok ? record.value.fairness : null;
    expect(fairness).toMatchObject({
      commitment: duel.found[0].commitment,
      serverSeed: settled.serverSeed,
      nonces: ["nonce of seat 0", "nonce of seat 1"],
    });
  });

  test("ends by timeout: two rounds without a sign of life lose, and the other takes the pot", async () => {
    const duel = await duelOf(await pair(), SHORT);
    const [awake, asleep] = duel.clients;
    for (let roundIndex = 1; roundIndex <= 2; roundIndex++) {
      granted(await lay(awake, duel.match, ATTACK));
      await awake.next("update", ({ events }) =>
        events.some(({ kind }) => kind === "round_end" || kind === "match_end"),
      );
    }
    const last = awake.heard.findLast(({ kind }) => kind === "update");
    expect(last).toMatchObject({ outcome: { result: "win", seat: 0, reason: "timeout" } });
    expect(await awake.next("settled")).toMatchObject({ tokens: 11, tokensWon: 1, rating: null });
    expect(await asleep.next("settled")).toMatchObject({ tokens: 9, tokensWon: -1 });
    expect(await pot()).toBe(0);
  });

  test("ends by timeout of both: both lose, and the pot is burned", async () => {
    const before = await burned();
    const duel = await duelOf(await pair(), SHORT);
    for (const client of duel.clients) {
      const { outcome, settled } = await endOf(client, duel.match);
      expect(outcome).toEqual({ result: "both-lose", reason: "timeout" });
      expect(settled).toMatchObject({ tokens: 9, tokensWon: -1 });
    }
    expect(await burned()).toBe(before + 2);
    expect(await pot()).toBe(0);
  });

  test("ends by disconnect: whoever is gone loses at once, and the other takes the pot", async () => {
    const duel = await duelOf(await pair());
    const [stays, goes] = duel.clients;
    await round(duel, [WAIT, ATTACK]);
    goes.drop();
    const { outcome, settled } = await endOf(stays, duel.match);
    expect(outcome).toEqual({ result: "win", seat: 0, reason: "disconnect" });
    expect(settled).toMatchObject({ tokens: 11, tokensWon: 1 });
    expect(await tokensOf(goes)).toBe(9);
    expect(await pot()).toBe(0);
  });

  test("ends by disconnect before it opened: leaving counts from the moment the match is found", async () => {
    const [ann, bob] = await pair();
    const { invite } = granted(await ann.ask({ kind: "invite", game: "orcain", seat: 0 }));
    granted(await bob.ask({ kind: "accept", invite }));
    const { match } = await ann.next("match_found");
    bob.drop();
    expect((await endOf(ann, match)).outcome).toEqual({
      result: "win",
      seat: 0,
      reason: "disconnect",
    });
  });

  test("ends level: the stakes go back", async () => {
    const duel = await duelOf(await pair(), { rounds: 1, roundCap: 1 });
    await round(duel, [WAIT, WAIT]);
    for (const client of duel.clients)
      expect(await client.next("settled")).toMatchObject({ tokens: 10, tokensWon: 0 });
    expect(await pot()).toBe(0);
  });

  test("against a bot costs nothing and is not rated", async () => {
    const [ann] = await pair();
    const { match } = granted(
      await ann.ask({ kind: "play_bot", game: "orcain", bot: "greedy", seat: 0 }),
    );
    const found = await ann.next("match_found");
    expect(found).toMatchObject({
      pot: 0,
      rated: false,
      players: [{}, { kind: "bot", nickname: "greedy" }],
    });
    granted(await ann.ask({ kind: "nonce", match: match!, nonce: "" }));
    for (
      let update = await ann.next("update");
      update.outcome === null;
      update = await ann.next("update")
    )
      if (update.decisions.length > 0 && !update.events.some(({ kind }) => kind === "draft_ok"))
        granted(await lay(ann, match!, ATTACK));
    expect(await ann.next("settled")).toMatchObject({ tokens: 10, tokensWon: 0, rating: null });
  });
});

test("after everything, all entries of the ledger sum to zero, and so do the balances", async () => {
  const { db } = served.node;
  const entries = await db.selectFrom("ledger_entry").select("amount").execute();
  const balances = await db.selectFrom("account").select("tokens").execute();
  expect(entries.length).toBeGreaterThan(20);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(balances.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(0);
});
