import { generator } from "@holmgang/kernel";
import type { BySeat } from "@holmgang/kernel";
import type { Event } from "./events.ts";
import type { Placement } from "./places.ts";
import { playRound } from "./round.ts";
import type { State } from "./shape.ts";

/** Nothing in a round is drawn by chance, so any generator will do. */
const NO_CHANCE = generator([1, 2, 3, 4]);

/** Plays a round with these plans, up to its end and not into the next. Changes `state`. */
export function tryRound(
  state: State,
  [first, second]: Readonly<BySeat<readonly Placement[]>>,
  emit?: (event: Event) => void,
): void {
  state.seats[0].staged = [...first];
  state.seats[1].staged = [...second];
  playRound({ state, table: { rng: NO_CHANCE, emit } });
}
