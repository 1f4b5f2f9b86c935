import { together } from "@holmgang/kernel/testing";
import type { LawReport } from "@holmgang/kernel/testing";
import type { GameId } from "../index.ts";
import type { LawPart, LawResult } from "./law-part.ts";

/** Matches of one part: fewer where fewer were promised, because they take long. */
const PART = { most: 1_250, least: 250 };

export interface LawPlan {
  readonly games: readonly GameId[];
  /** Time of a processor that all games share. */
  readonly sumMs: number;
  /** What a game is held to in any case. */
  leastOf(id: GameId): number;
  /** Told apart from other runs by this. */
  readonly seed: string;
}

/** What was done for one game so far. */
export interface LawTally {
  begun: number;
  cpuMs: number;
  /** What all parts saw; null before the first is done. */
  report: LawReport | null;
}

/** Shares a fixed sum of time among the games: each gets parts until it has had its least and its share. */
export function shareOut({ games, sumMs, leastOf, seed }: LawPlan) {
  const tallies = new Map<GameId, LawTally>(
    games.map((id) => [id, { begun: 0, cpuMs: 0, report: null }]),
  );
  const isDone = (id: GameId): boolean => {
    const { begun, cpuMs, report } = tallies.get(id)!; // of every game there is one
    return Boolean(report?.broken) || (begun >= leastOf(id) && cpuMs >= sumMs / games.length);
  };
  return {
    tallies,
    /** The next part of the game that has had least of what it is due; null when all have had theirs. */
    next(): LawPart | null {
      const id = games
        .filter((each) => !isDone(each))
        .toSorted((a, b) => tallies.get(a)!.begun / leastOf(a) - tallies.get(b)!.begun / leastOf(b))
        .at(0);
      if (id === undefined) return null;
      const tally = tallies.get(id)!;
      const matches = Math.max(PART.least, Math.min(PART.most, leastOf(id)));
      const part = { id, matches, seed: `${seed} ${id} ${tally.begun}` };
      tally.begun += matches;
      return part;
    },
    done({ id }: LawPart, { report, cpuMs }: LawResult): void {
      const tally = tallies.get(id)!;
      tally.cpuMs += cpuMs;
      tally.report = tally.report ? together(tally.report, report) : report;
    },
  };
}
