import type { Host, Ladder } from "@holmgang/kernel";
import { termsOf } from "../games/terms-of.ts";
import type { Ending } from "./ending.ts";

/** A game's own ranking, or null. It is the same for all settings: points from different paces mean the same. */
export const ladderOf = (host: Host): Ladder | null => termsOf(host).ladder;

/** Nobody falls below nothing. Without a ladder there are no points. */
export const pointsAfter = (ladder: Ladder | null, points: number, ending: Ending): number =>
  ladder && ending !== "void" ? Math.max(0, points + ladder[ending]) : points;

/** The league that so many points are in; null in a game that has none. */
export const leagueOf = (ladder: Ladder | null, points: number): string | null =>
  ladder?.leagues.findLast(({ from }) => from <= points)?.id ?? null;
