import { FORFEITS } from "@holmgang/kernel";
import type { Forfeit, Outcome } from "@holmgang/kernel";
import { heroId } from "@holmgang/tactics";
import type { View } from "@holmgang/tactics";
import { departure } from "../../game/departure.ts";
import type { Ending, Names } from "../../game/face.ts";
import { tacticsText } from "./text.ts";

/** The rules call what the kernel calls by its own names the same. */
const REASONS: Readonly<Record<Forfeit, string>> = {
  resigned: FORFEITS[0],
  disconnected: FORFEITS[1],
  abandoned: FORFEITS[2],
};

/** How it ended, by what the heroes have left. */
export function ending({ units, round }: View, outcome: Outcome, names: Names): Ending {
  return {
    why: departure(outcome, names, REASONS) ?? tacticsText.why[outcome.reason] ?? outcome.reason,
    score: [units[heroId(0)]?.hp ?? 0, units[heroId(1)]?.hp ?? 0],
    chapters: round === 0 ? [] : [{ mark: tacticsText.rounds, words: String(round) }],
  };
}
