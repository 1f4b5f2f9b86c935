import type { Seat } from "@holmgang/kernel";
import type { Settings } from "./settings.ts";

/** Who opens a round, by its number modulo four. */
const OPENERS: Readonly<Record<Settings["opener"], readonly [Seat, Seat, Seat, Seat]>> = {
  alternate: [1, 0, 1, 0],
  first: [0, 0, 0, 0],
  snake: [0, 0, 1, 1],
};

/** Whose unit acts first in a round. */
export const openerOf = (round: number, { opener }: Pick<Settings, "opener">): Seat =>
  OPENERS[opener][round % 4]!; // every remainder is there
