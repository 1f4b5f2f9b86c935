import { rival } from "@holmgang/kernel";
import type { Forfeit, Outcome } from "@holmgang/kernel";
import { text } from "../text/text.ts";
import type { Names } from "./face.ts";
import { nameOf } from "./names.ts";

const { left } = text.table;

const GONE: readonly (readonly [how: Forfeit, words: (who: string) => string])[] = [
  ["resigned", left.resigned],
  ["disconnected", left.gone],
  ["abandoned", () => left.abandoned],
];

/** Who left the table, and how; null for a match that was played to its end. `forfeits` are the game's own. */
export function departure(
  outcome: Outcome,
  names: Names,
  forfeits: Readonly<Record<Forfeit, string>>,
): string | null {
  const gone = GONE.find(([how]) => forfeits[how] === outcome.reason);
  return gone ? gone[1](loser(outcome, names)) : null;
}

/** Who has lost, as the table calls them. */
export const loser = (outcome: Outcome, names: Names): string =>
  outcome.result === "win" ? nameOf(names, rival(outcome.seat)) : left.both;
