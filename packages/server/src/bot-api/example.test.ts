import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { connect, visit } from "../testing/client.ts";
import type { Client } from "../testing/client.ts";
import { granted } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";
import { newBot } from "./testing/bot.ts";
import type { TestBot } from "./testing/bot.ts";

const EXAMPLE = fileURLToPath(new URL("../../../../examples/orcain-bot.js", import.meta.url));
/** The ends that come of playing on: nobody has gone, slept or given up. */
const PLAYED_OUT = /^(decision|knockout|sudden-death|round-cap)$/;
const SETTINGS = { firstStepMs: 0, stepMs: 0, stake: 0 };

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill();
});

/** Starts the example as anybody would, and waits until it is there. */
async function startExample(): Promise<TestBot> {
  const bot = await newBot(served.address);
  const env = { ...process.env, SERVER: served.address, TOKEN: bot.visitor.token };
  running.push(spawn(process.execPath, [EXAMPLE], { env, stdio: "inherit" }));
  await expect
    .poll(() => served.node.lines.of(bot.visitor.account.id).size, { timeout: 30_000 })
    .toBe(1);
  return bot;
}

/** Plays the first legal layout in every round until the match is over. */
async function playOut(client: Client, match: string): Promise<number> {
  granted(await client.ask({ kind: "nonce", match, nonce: "person" }));
  let rounds = 0;
  for (;;) {
    const update = await client.next(
      "update",
      ({ events, outcome }) => outcome !== null || events.some(({ kind }) => kind === "prep_start"),
    );
    if (update.outcome) return rounds;
    rounds += 1;
    const move = { kind: "layout_confirm", layout: ["attack", "defense", "heal"] };
    const decision = update.decisions[0]!.id;
    granted(await client.ask({ kind: "move", match, decision, move }));
  }
}

test("the example accepts challenges and plays whole matches, one after the other", async () => {
  const bot = await startExample();
  const person = await connect(await visit(served.address));
  for (let i = 0; i < 3; i++) {
    const to = bot.visitor.account.id;
    granted(await person.ask({ kind: "invite", game: "orcain", settings: SETTINGS, to }));
    const { match, rated } = await person.next("match_found");
    expect(rated).toBe(false);
    expect(await playOut(person, match)).toBeGreaterThanOrEqual(1);
    expect(await person.next("settled")).toMatchObject({ match, rating: null });
  }
});

test("two of them play each other, two matches at once", async () => {
  const [ann, bob] = [await startExample(), await startExample()];
  const { id, nickname } = bob.visitor.account;
  for (const to of [id, nickname]) {
    const challenge = { to, game: "orcain", settings: SETTINGS };
    expect(await ann.send("POST /api/challenge", challenge)).toMatchObject({ status: 200 });
  }
  const played = async () =>
    (await ann.send(`GET /api/players/${ann.visitor.account.id}/matches`)).body;
  const ended = { rated: false, reason: expect.stringMatching(PLAYED_OUT) as unknown };
  await expect.poll(played, { timeout: 60_000 }).toMatchObject({ matches: [ended, ended] });
});
