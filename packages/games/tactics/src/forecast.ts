import type { Outcome, Rng, Seat } from "@holmgang/kernel";
import { apply } from "./apply.ts";
import { determinize } from "./determinize.ts";
import type { Event, Move, State, View } from "./shape.ts";
import type { UnitId } from "./units.ts";

/** What a move does by itself, before anybody else acts. */
export interface Forecast {
  /** What will be announced, in order; a round's end that follows is part of it. */
  readonly events: readonly Event[];
  /** The board after it. */
  readonly after: State;
  /** Minions whose owner will say what they leave; the forecast takes it for an obstacle. */
  readonly asks: readonly UnitId[];
  /** Whether chance has a word in it: what it may add is left out. */
  readonly chance: boolean;
  readonly outcome: Outcome | null;
}

/** Made from a seat's view alone; in battle nothing is hidden. */
export function forecast(view: View, seat: Seat, move: Move): Forecast {
  const state = determinize(
    view,
    seat,
    leastRng(() => {}),
  );
  const events: Event[] = [];
  const asks: UnitId[] = [];
  let chance = false;
  const table = {
    rng: leastRng(() => (chance = true)),
    emit: (event: Event) => void events.push(event),
  };
  apply(state, seat, move, table);
  for (let [fallen] = state.graves; fallen !== undefined; [fallen] = state.graves) {
    asks.push(fallen);
    apply(state, seat, { kind: "remains", leave: "obstacle" }, table);
  }
  return { events, after: state, asks, chance, outcome: state.outcome };
}

/** Chance at its quietest: where one in so many is asked for, it is not that one. */
const leastRng = (asked: () => void): Rng => ({
  below(n) {
    asked();
    return n - 1;
  },
});
