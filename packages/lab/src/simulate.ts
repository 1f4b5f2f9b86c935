import type { Bot } from "@holmgang/bots";
import { generator, rngState } from "@holmgang/kernel";
import type { Config, Host, MatchRecord, Rng, RngState, Shape } from "@holmgang/kernel";
import { playMatch, recordMatch } from "./play-match.ts";
import type { MatchPlan, PlayedMatch } from "./play-match.ts";

/** What a simulation plays. Its result depends on nothing else. */
export interface Simulation {
  readonly host: Host;
  readonly bots: readonly [Bot<Shape>, Bot<Shape>];
  readonly config: Config<Shape>;
  readonly seed: number;
  /** What a bot that searches may spend on a move. */
  readonly iterations: number;
}

/** Which of the two bots won, or how nobody did; and from which seat. */
export interface Result {
  readonly winner: 0 | 1 | "draw" | "both-lose";
  readonly seat: 0 | 1 | null;
  /** Whether whoever moved first won; null where nobody did, or both moved at once. */
  readonly beginnerWon: boolean | null;
  readonly reason: string;
  readonly length: number;
}

/** Match `index`. Bot A sits first in even matches and brings the first entry wherever it sits; a pair of matches shares all its chance, so seats are compared fairly. */
export function simulateMatch(simulation: Simulation, index: number): Result {
  const pair = pairOf(simulation, index);
  return resultOf(playMatch(planOf(simulation, index, pair), fresh(pair.match)), index);
}

export function simulateRecord(
  simulation: Simulation,
  index: number,
): Result & { record: MatchRecord } {
  const played = recordMatch(planOf(simulation, index, pairOf(simulation, index)));
  return { ...resultOf(played, index), record: played.record() };
}

/** Where the chance of a pair of matches begins: the rules' own and each bot's. */
interface Pair {
  readonly seed: string;
  readonly match: Readonly<RngState>;
  readonly bots: readonly [Readonly<RngState>, Readonly<RngState>];
}

/** The pair hashed last: whoever simulates in order needs it twice. */
let known: Pair | null = null;

function pairOf({ seed }: Simulation, index: number): Pair {
  const pair = `${seed}/${Math.floor(index / 2)}`;
  if (known?.seed !== pair)
    known = {
      seed: pair,
      match: rngState(pair),
      bots: [rngState(`${pair}/a`), rngState(`${pair}/b`)],
    };
  return known;
}

const fresh = ([a, b, c, d]: Readonly<RngState>): Rng => generator([a, b, c, d]);

function planOf(
  { host, bots, config, iterations }: Simulation,
  index: number,
  pair: Pair,
): MatchPlan {
  const a = { bot: bots[0], rng: fresh(pair.bots[0]) };
  const b = { bot: bots[1], rng: fresh(pair.bots[1]) };
  const rest = { host, seed: pair.seed, budget: { iterations } };
  if (!isSwapped(index)) return { ...rest, players: [a, b], config };
  const [first, second] = config.entries;
  return { ...rest, players: [b, a], config: { ...config, entries: [second, first] } };
}

const isSwapped = (index: number): boolean => index % 2 === 1;

function resultOf({ outcome, length, beginner }: PlayedMatch, index: number): Result {
  const { result, reason } = outcome;
  if (result !== "win") {
    const winner = result === "draw" ? "draw" : "both-lose";
    return { winner, seat: null, beginnerWon: null, reason, length };
  }
  const winner = isSwapped(index) ? (outcome.seat === 0 ? 1 : 0) : outcome.seat;
  const beginnerWon = beginner === null ? null : beginner === outcome.seat;
  return { winner, seat: outcome.seat, beginnerWon, reason, length };
}
