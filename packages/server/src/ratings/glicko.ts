import { createRequire } from "node:module";
import type { BySeat } from "@holmgang/kernel";

/** How strong somebody is, and how sure of it we are. */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Everybody begins here. */
export const START: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How quickly volatility may change; Glickman proposes 0.3 to 1.2. */
const TAU = 0.5;

/** What one got against a rival: 1 for a win, 0.5 for a draw, 0 for a loss. */
interface Score {
  readonly rival: Strength;
  readonly score: number;
}

/** Somebody's strength after a period with these results (Glicko-2). */
export function strengthAfter(own: Strength, scores: readonly Score[]): Strength {
  const { rating, deviation: rd, volatility: vol } = START;
  const glicko = new Glicko2({ tau: TAU, rating, rd, vol });
  const player = (who: Strength) => glicko.makePlayer(who.rating, who.deviation, who.volatility);
  const self = player(own);
  glicko.updateRatings(scores.map(({ rival, score }) => [self, player(rival), score]));
  return { rating: self.getRating(), deviation: self.getRd(), volatility: self.getVol() };
}

/** Both strengths after one match, which is a period of its own. `score` is what the first one got. */
export const bothAfter = ([a, b]: Readonly<BySeat<Strength>>, score: number): BySeat<Strength> => [
  strengthAfter(a, [{ rival: b, score }]),
  strengthAfter(b, [{ rival: a, score: 1 - score }]),
];

/** The part of the library that is used here: it brings no types. */
interface Library {
  readonly Glicko2: new (settings: { tau: number; rating: number; rd: number; vol: number }) => {
    makePlayer(rating: number, deviation: number, volatility: number): Player;
    /** Rates everybody made so far by these matches: first player, second player, score of the first. */
    updateRatings(matches: readonly (readonly [Player, Player, number])[]): void;
  };
}

interface Player {
  getRating(): number;
  getRd(): number;
  getVol(): number;
}

const { Glicko2 } = createRequire(import.meta.url)("glicko2") as Library;
