import { sha256Hex } from "@holmgang/kernel";
import type { Result } from "./simulate.ts";
import { wilson } from "./wilson.ts";
import type { Share } from "./wilson.ts";

/** Matches are counted in blocks of this many, in order, so that the digest does not depend on who played them. */
export const BLOCK = 500;

/** Everything a block of matches adds to a report. */
export interface Tally {
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly bothLose: number;
  readonly firstSeatWins: number;
  /** Matches that whoever moved first won, and lost. */
  readonly beginner: readonly [number, number];
  readonly lengths: Readonly<Record<number, number>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly digest: string;
}

export function tallyOf(results: readonly Result[]): Tally {
  const wins: [number, number] = [0, 0];
  const beginner: [number, number] = [0, 0];
  const lengths: Record<number, number> = {};
  const endings: Record<string, number> = {};
  let [draws, bothLose, firstSeatWins] = [0, 0, 0];
  let text = "";
  for (const { winner, seat, beginnerWon, reason, length } of results) {
    if (winner === "draw") draws++;
    else if (winner === "both-lose") bothLose++;
    else wins[winner]++;
    if (seat === 0) firstSeatWins++;
    if (beginnerWon !== null) beginner[beginnerWon ? 0 : 1]++;
    lengths[length] = (lengths[length] ?? 0) + 1;
    endings[reason] = (endings[reason] ?? 0) + 1;
    text += `${text && "\n"}${winner} ${seat} ${reason} ${length}`;
  }
  const digest = sha256Hex(text);
  return { wins, draws, bothLose, firstSeatWins, beginner, lengths, endings, digest };
}

/** What a simulation found, in numbers. */
export interface Summary {
  readonly matches: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly bothLose: number;
  /** Matches that bot A won, of all, each taken as a trial of its own. */
  readonly winRate: Share;
  /** The same with a draw as half a win. Its interval takes pairs as trials: both matches of a pair share their chance. */
  readonly score: Share;
  /**
   * Matches that the first seat won, of those that somebody won, pairs as trials: what chance gives to a seat it gives to it in
   * both. In a game without chance a pair mirrors: exactly one half.
   */
  readonly firstSeat: Share;
  /** Matches that whoever moved first won, of those that somebody won; null where both move at once. */
  readonly firstMover: Share | null;
  readonly length: {
    readonly mean: number;
    readonly p50: number;
    readonly p95: number;
    readonly max: number;
  };
  readonly endings: Readonly<Record<string, number>>;
  readonly digest: string;
}

export function summarise(tallies: readonly Tally[]): Summary {
  const sum = (value: (tally: Tally) => number) =>
    tallies.reduce((total, tally) => total + value(tally), 0);
  const wins = [sum((tally) => tally.wins[0]), sum((tally) => tally.wins[1])] as const;
  const [draws, bothLose] = [sum((tally) => tally.draws), sum((tally) => tally.bothLose)];
  const matches = wins[0] + wins[1] + draws + bothLose;
  return {
    matches,
    wins,
    draws,
    bothLose,
    winRate: wilson(wins[0], matches),
    score: wilson((wins[0] + draws / 2) / 2, matches / 2),
    firstSeat: wilson(sum((tally) => tally.firstSeatWins) / 2, (wins[0] + wins[1]) / 2),
    firstMover: shareOf(
      sum((tally) => tally.beginner[0]),
      sum((tally) => tally.beginner[1]),
    ),
    length: spread(merge(tallies.map((tally) => tally.lengths)), matches),
    endings: merge(tallies.map((tally) => tally.endings)),
    digest: sha256Hex(tallies.map((tally) => tally.digest).join("\n")),
  };
}

const shareOf = (wins: number, losses: number): Share | null =>
  wins + losses === 0 ? null : wilson(wins / 2, (wins + losses) / 2);

function merge(histograms: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of histograms.flatMap(Object.keys)) counts[key] ??= 0;
  const sorted: Record<string, number> = {};
  for (const key of Object.keys(counts).toSorted()) {
    sorted[key] = histograms.reduce((total, each) => total + (each[key] ?? 0), 0);
  }
  return sorted;
}

function spread(lengths: Readonly<Record<string, number>>, matches: number): Summary["length"] {
  const sorted = Object.keys(lengths)
    .map(Number)
    .toSorted((a, b) => a - b);
  const total = sorted.reduce((sum, length) => sum + length * lengths[length]!, 0);
  const rank = (share: number): number => {
    let passed = 0;
    return sorted.find((length) => (passed += lengths[length]!) >= share * matches) ?? 0;
  };
  return {
    mean: matches ? total / matches : 0,
    p50: rank(0.5),
    p95: rank(0.95),
    max: sorted.at(-1) ?? 0,
  };
}
