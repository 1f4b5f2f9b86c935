import { findBot } from "@holmgang/bots";
import { GAMES } from "@holmgang/games";
import { verify } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { BLOCK, simulateMatch, simulateRecord, summarise, tallyOf } from "./index.ts";
import type { Simulation } from "./index.ts";
import { runJob } from "./runner/index.ts";
import type { Job } from "./runner/index.ts";

const host = GAMES.orcain;

function simulationOf(a: string, b: string, seed = 7): Simulation {
  const config = host.parseConfig(undefined);
  const bots = [findBot("orcain", a), findBot("orcain", b)] as const;
  if (!config.ok || !bots[0] || !bots[1]) throw new Error("bad simulation");
  return { host, bots: [bots[0], bots[1]], config: config.value, seed, iterations: 100 };
}

const job = (changes: Partial<Job> = {}): Job => ({
  game: "orcain",
  bots: ["random", "random"],
  config: undefined,
  seed: 7,
  iterations: 100,
  matches: 2500,
  records: false,
  ...changes,
});

describe("a simulation", () => {
  test("gives the same summary with one worker, with two, and twice", async () => {
    const one = await runJob(job(), { workers: 1 });
    expect(await runJob(job(), { workers: 2 })).toEqual(one);
    expect(await runJob(job(), { workers: 1 })).toEqual(one);
    expect(one.matches).toBe(2500);
  });

  test("a bot brings its own entry wherever it sits", () => {
    const config = host.parseConfig({
      entries: [{ hand: ["attack", "attack", "heal", "counter"] }, undefined],
    });
    if (!config.ok) throw new Error(config.refusal.words);
    const simulation = { ...simulationOf("random", "random"), config: config.value };
    const handsIn = (index: number) => simulateRecord(simulation, index).record.config.entries;
    expect(handsIn(0)).toEqual(config.value.entries);
    expect(handsIn(1)).toEqual(config.value.entries.toReversed());
  });

  test("what goes wrong on the way ends the run, on one thread and on two", async () => {
    const onBlock = (): void => {
      throw new Error("the disk is full");
    };
    for (const workers of [1, 2])
      await expect(runJob(job(), { workers, onBlock })).rejects.toThrow("the disk is full");
  });

  test("another seed, another config or other bots give another digest", async () => {
    const digests = await Promise.all(
      [
        job(),
        job({ seed: 8 }),
        job({ config: { settings: { maxHp: 5, startHp: 5 } } }),
        job({ bots: ["random", "orc"] }),
      ].map(async (each) => (await runJob({ ...each, matches: 200 }, { workers: 1 })).digest),
    );
    expect(new Set(digests).size).toBe(4);
  });

  test("its digest for seed 7 is known: a change of rules or bots must be meant", async () => {
    expect((await runJob(job({ matches: 1000 }), { workers: 1 })).digest).toMatchInlineSnapshot(
      `"d86382665f7f27e0c2207c0b2fecfba821f9453bc7cbd12c0c327bdd2aa076ff"`,
    );
  });

  test("every match is counted once, as a win, a draw or a loss of both", async () => {
    const { wins, draws, bothLose, matches, endings } = await runJob(
      job({ bots: ["orc", "scatter"], matches: 700 }),
      { workers: 2 },
    );
    expect(wins[0] + wins[1] + draws + bothLose).toBe(matches);
    expect(Object.values(endings).reduce((sum, count) => sum + count, 0)).toBe(matches);
  });

  test("a pair of matches has the seats swapped and all else the same", () => {
    const simulation = simulationOf("random", "random");
    for (let pair = 0; pair < 20; pair++) {
      const [even, odd] = [
        simulateMatch(simulation, pair * 2),
        simulateMatch(simulation, pair * 2 + 1),
      ];
      const swapped = even.seat === null ? null : even.seat === 0 ? 1 : 0;
      expect(odd).toEqual({ ...even, seat: swapped });
    }
  });

  test("a recorded match is the same match, and its record verifies", () => {
    const simulation = simulationOf("equilibrium", "orc");
    for (let index = 0; index < 6; index++) {
      const { record, ...result } = simulateRecord(simulation, index);
      expect(result).toEqual(simulateMatch(simulation, index));
      expect(verify(host.game, record)).toMatchObject({
        ok: true,
        value: { inputs: result.length },
      });
    }
  });

  test("both bots may wait: the bell then rings for both at once", () => {
    expect(simulateMatch(simulationOf("orc", "orc"), 0).length % 4).toBe(0);
  });

  test("a question that follows one asked of both is not asked of one alone, however long it is open", () => {
    const clans = GAMES.clans;
    const config = clans.parseConfig(undefined);
    const [a, b] = [findBot("clans", "random"), findBot("clans", "random")];
    if (!config.ok || !a || !b) throw new Error("bad simulation");
    const simulation = {
      host: clans,
      bots: [a, b] as const,
      config: config.value,
      seed: 3,
      iterations: 1,
    };
    const begun = Array.from({ length: 60 }, (_, i) => simulateMatch(simulation, i).beginnerWon);
    // In the other ten somebody was asked alone in the end: the rival had nothing left to plan with.
    expect(begun.filter((won) => won === null)).toHaveLength(50);
  });

  test("blocks are counted in order, whoever played them", () => {
    const results = Array.from({ length: BLOCK + 1 }, (_, index) =>
      simulateMatch(simulationOf("random", "scatter"), index),
    );
    const tallies = [tallyOf(results.slice(0, BLOCK)), tallyOf(results.slice(BLOCK))];
    expect(summarise(tallies).digest).not.toBe(summarise(tallies.toReversed()).digest);
  });
});

describe("strength", () => {
  const score = async (bots: [string, string], matches: number) =>
    (await runJob(job({ bots, matches }), { workers: 2 })).score;

  test("the equilibrium scores above one half against uniform random, with the interval to prove it", async () => {
    expect((await score(["equilibrium", "random"], 4000)).low).toBeGreaterThan(0.5);
  });

  test("each bot that reckons beats the orc", async () => {
    for (const name of ["greedy", "equilibrium", "exploit"]) {
      expect((await score([name, "orc"], 400)).low, name).toBeGreaterThan(0.9);
    }
  });

  test("neither greed nor exploitation gains on the equilibrium", async () => {
    for (const name of ["greedy", "exploit"]) {
      expect((await score([name, "equilibrium"], 2000)).low, name).toBeLessThan(0.51);
    }
  });
});
