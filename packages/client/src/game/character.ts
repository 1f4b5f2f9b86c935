import { oddsAgainst } from "@holmgang/bots/odds";
import { text } from "../text/text.ts";
import type { AvatarId } from "../look/emblem.ts";

/** Somebody to sit opposite to, as far as it fits into the shop window. */
export interface Acquaintance {
  /** Its name in the game's roster. */
  readonly bot: string;
  readonly name: string;
  readonly avatar: AvatarId;
}

/** A bot as somebody to sit opposite to. */
export interface Character extends Acquaintance {
  /** One line about how it plays. */
  readonly line: string;
  /** Measured by `npm run strength`; a bot that picks any legal move stands at 1000. */
  readonly strength: number;
}

/** Where any legal move stands on every game's scale. */
const RANDOM = 1000;

/** How strong a bot is, as odds: the number alone would need a scale. */
export const strengthWords = ({ strength }: Character): { odds: string; against: string } => {
  const { wins, of } = oddsAgainst(strength, RANDOM);
  return { odds: text.games.odds(wins, of), against: text.games.againstRandom };
};

/** The same in one line: "wins 3 of 4 against random play". */
export const inOdds = (character: Character): string => {
  const { odds, against } = strengthWords(character);
  return `${odds} ${against}`;
};
