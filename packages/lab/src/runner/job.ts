import { findBot } from "@holmgang/bots";
import { GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { invariant, writeText } from "@holmgang/kernel";
import { BLOCK, simulateMatch, simulateRecord, tallyOf } from "../index.ts";
import type { Simulation, Tally } from "../index.ts";

/** A simulation by names alone, as it travels to worker threads. */
export interface Job {
  readonly game: GameId;
  readonly bots: readonly [string, string];
  readonly config: unknown;
  readonly seed: number;
  readonly iterations: number;
  readonly matches: number;
  /** Whether every match is written down as well. */
  readonly records: boolean;
}

/** One block of a job, played. */
export interface BlockResult {
  readonly block: number;
  readonly tally: Tally;
  /** The records of the block's matches as text, in order; empty unless the job wants them. */
  readonly records: readonly string[];
}

export const blocksOf = (job: Job): number => Math.ceil(job.matches / BLOCK);

export function playBlock(job: Job, block: number): BlockResult {
  const simulation = simulationOf(job);
  const indices = Array.from(
    { length: Math.min(BLOCK, job.matches - block * BLOCK) },
    (_, i) => block * BLOCK + i,
  );
  if (!job.records)
    return {
      block,
      tally: tallyOf(indices.map((index) => simulateMatch(simulation, index))),
      records: [],
    };
  const played = indices.map((index) => simulateRecord(simulation, index));
  return { block, tally: tallyOf(played), records: played.map(({ record }) => writeText(record)) };
}

function simulationOf({ game, bots, config, seed, iterations }: Job): Simulation {
  const host = GAMES[game];
  const parsed = host.parseConfig(config);
  invariant(parsed.ok, parsed.ok ? "" : parsed.refusal.words);
  const [a, b] = bots.map((name) => findBot(game, name));
  invariant(a !== undefined && b !== undefined, `no bots ${bots.join(", ")} for ${game}`);
  return { host, bots: [a, b], config: parsed.value, seed, iterations };
}
