import { SEATS } from "@holmgang/kernel";
import type { Decision, Seat } from "@holmgang/kernel";
import { heroRow } from "../heroes.ts";
import type { State } from "./shape.ts";

/** Both plan at once, each for itself. Whoever has drawn in the middle of it is asked anew, with the same clock. */
export const questions = (state: State): readonly Decision[] =>
  state.outcome
    ? []
    : SEATS.filter((seat) => !state.seats[seat].done).map((seat) => question(state, seat));

function question({ round, seats, settings }: State, seat: Seat): Decision {
  const { id: hero, usedIn } = seats[seat].hero;
  const { planMs } = settings;
  const id = 4 * round + seat;
  const asked = { seat, kind: "plan", limitMs: planMs === 0 ? null : planMs } as const;
  const hasDrawn = usedIn === round && heroRow(hero).power === "draw";
  return hasDrawn ? { ...asked, id: id + 2, follows: id } : { ...asked, id };
}
