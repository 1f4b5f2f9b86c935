import { isUnit, place, unitAt, unitRow } from "@holmgang/slots";
import type { Move, Slots, View } from "@holmgang/slots";
import type { Bot } from "../bot.ts";

type Deploy = Extract<Move, { kind: "deploy" }>;

/** Enough, it thinks: three lanes are more than two. */
const LANES_WANTED = 3;

/** Whole rounds to one plan that can be seen through: units into three lanes, the smallest first, and then a pass. */
export const squire: Bot<Slots> = {
  name: "squire",
  about: "Puts units into three lanes, the smallest first, and passes: a first opponent.",
  choose(view, legal) {
    const move =
      legal.find(({ kind }) => kind === "choose") ?? smallest(view, legal) ?? legal.at(-1)!;
    return { move, waits: false, value: null, candidates: [{ move, chance: 1 }] };
  },
};

/** The smallest unit into the first lane that has none; null where nothing is left to fill. */
function smallest(view: View, legal: readonly Move[]): Deploy | undefined {
  const seat = view.viewer === 1 ? 1 : 0;
  return legal
    .filter((move): move is Deploy => move.kind === "deploy")
    .filter(({ lane }) => lane < LANES_WANTED && unitAt(view, place(seat, lane)) === null)
    .toSorted((a, b) => powerOf(a) - powerOf(b) || a.lane - b.lane)[0];
}

const powerOf = ({ card }: Deploy): number => (isUnit(card) ? unitRow(card).power : 0);
