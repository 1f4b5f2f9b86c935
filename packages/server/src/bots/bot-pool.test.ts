import { ROSTER } from "@holmgang/bots";
import { GAMES } from "@holmgang/games";
import { invariant } from "@holmgang/kernel";
import { afterAll, describe, expect, test } from "vitest";
import { botPool } from "./bot-pool.ts";
import { BotFailed } from "./bot-task.ts";
import type { BotTask } from "./bot-task.ts";

const { game, ...host } = GAMES.orcain;
const config = host.parseConfig({});
invariant(config.ok, "Orcain accepts its own defaults");
const { position } = host.open(config.value, "pool");

const ANN = { account: "ann", household: "here" };

const task = (bot: string, seed = "seed"): BotTask => ({
  game: "orcain",
  bot,
  view: game.view(position.state, 0),
  legal: game.legalMoves(position.state, 0),
  seed,
});

describe("bots of the roster", () => {
  const pool = botPool({ threads: 2, thinkMs: 5000, hangMs: 60_000 });
  afterAll(() => pool.close());

  test.each(ROSTER.orcain.map(({ name }) => name))("%s makes a legal move", async (name) => {
    const { move, waits } = await pool.choose(task(name), ANN);
    expect(host.advance(position, { kind: "move", seat: 0, move }).ok).toBe(true);
    expect(waits).toBeTypeOf("boolean");
  });

  test("equal tasks get equal answers, on whichever thread; another seed gets another", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        pool.choose(task("random", i < 8 ? "same" : `${i}`), ANN),
      ),
    );
    const [same, others] = [answers.slice(0, 8), answers.slice(8)];
    expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(new Set(others.map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(1);
  });

  test("a bot nobody knows has failed, by name", async () => {
    await expect(pool.choose(task("nobody"), ANN)).rejects.toThrow(
      "there is no bot 'nobody' for orcain",
    );
  });
});

describe("bots that break their promises", () => {
  const worker = new URL("../testing/broken-bots.ts", import.meta.url);
  const hasty = botPool({ threads: 1, thinkMs: 100, hangMs: 4000, worker });
  // On a busy machine it takes long to devour all memory; that is not to hang.
  const patient = botPool({ threads: 1, thinkMs: 100, hangMs: 60_000, worker });
  afterAll(() => Promise.all([hasty.close(), patient.close()]));

  test.each([
    ["throws", "I have lost my cards", patient],
    ["loops", "no answer in 4000 ms", hasty],
    ["exits", "worker exited", patient],
    ["devours", "memory limit", patient],
  ])("one that %s has failed, and the next in line is served", async (bot, why, pool) => {
    const [broken, next] = await Promise.allSettled([
      pool.choose(task(bot), ANN),
      pool.choose(task("orc"), ANN),
    ]);
    invariant(broken.status === "rejected", "a broken bot gives no answer");
    expect(broken.reason).toBeInstanceOf(BotFailed);
    expect(String(broken.reason)).toContain(why);
    expect(next).toMatchObject({ value: { waits: true } });
  });

  test("who waits behind one that hangs has not hung", async () => {
    const quick = botPool({ threads: 1, thinkMs: 100, hangMs: 1000, worker });
    const line = ["loops", "loops", "orc"].map((bot) => quick.choose(task(bot), ANN));
    const settled = await Promise.allSettled(line);
    expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
    await quick.close();
  });

  test("a pool that closes fails whoever still thinks", async () => {
    const closing = botPool({ threads: 1, thinkMs: 100, hangMs: 60_000, worker });
    const [first, second] = [closing.choose(task("loops"), ANN), closing.choose(task("orc"), ANN)];
    const settled = Promise.allSettled([first, second]);
    await closing.close();
    expect((await settled).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});
