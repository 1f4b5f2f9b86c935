import { simulateMatch, summarise, tallyOf } from "@holmgang/lab";
import type { Result as Played, Share, Simulation } from "@holmgang/lab";
import { accept } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { botNamed } from "./bot-named.ts";
import type { Playable } from "../game/playable.ts";

/** Something to be tried: what a player brings, against what others might bring, with one bot on both sides. */
export interface SimulationPlan {
  readonly game: string;
  readonly bot: string;
  readonly entry: unknown;
  readonly against: readonly { readonly id: string; readonly entry: unknown }[];
  /** In all; a pair of matches with the seats swapped goes to each rival in turn. */
  readonly matches: number;
  readonly seed: number;
}

/** How often it won, with a 95 % interval. */
export interface Won {
  readonly matches: number;
  readonly won: Share;
}

export interface SimulationReport {
  readonly all: Won;
  readonly against: readonly (Won & { readonly id: string })[];
}

/** How long it plays before it looks up: others may have asked something meanwhile. */
const SLICE_MS = 80;
/** What a bot that searches may spend on a move. */
const ITERATIONS = 60;

/** Plays the matches in slices and tells after each how it stands. Whoever has seen enough closes the engine. */
export async function simulate(
  playable: Playable,
  plan: SimulationPlan,
  tell: (report: SimulationReport) => void,
): Promise<Result<SimulationReport>> {
  const meetings = meetingsOf(playable, plan);
  if (!meetings.ok) return meetings;
  const results: readonly Played[][] = plan.against.map(() => []);
  let told = Date.now();
  for (let index = 0; index < plan.matches; index++) {
    const rival = Math.floor(index / 2) % plan.against.length;
    results[rival]!.push(simulateMatch(meetings.value[rival]!, index));
    if (Date.now() - told < SLICE_MS) continue;
    tell(reportOf(plan, results));
    await new Promise((done) => setTimeout(done));
    told = Date.now();
  }
  return accept(reportOf(plan, results));
}

function meetingsOf(
  { host, bots }: Playable,
  { bot: name, entry, against, seed }: SimulationPlan,
): Result<readonly Simulation[]> {
  const bot = botNamed(bots, name);
  const meetings: Simulation[] = [];
  for (const { entry: other } of against) {
    const config = host.parseConfig({ entries: [entry, other] });
    if (!config.ok) return config;
    meetings.push({ host, bots: [bot, bot], seed, iterations: ITERATIONS, config: config.value });
  }
  return accept(meetings);
}

const reportOf = (
  { against }: SimulationPlan,
  results: readonly (readonly Played[])[],
): SimulationReport => ({
  all: wonOf(results.flat()),
  against: against.map(({ id }, index) => ({ id, ...wonOf(results[index] ?? []) })),
});

function wonOf(results: readonly Played[]): Won {
  const { matches, winRate } = summarise([tallyOf(results)]);
  return { matches, won: winRate };
}
