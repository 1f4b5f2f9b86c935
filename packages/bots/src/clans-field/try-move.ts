import type { Rng, Seat } from "@holmgang/kernel";
import { clansField, copyState } from "@holmgang/clans/field";
import type { Move, State } from "@holmgang/clans/field";

/** The state after a move, on a copy. */
export function tried(state: State, seat: Seat, move: Move, rng: Rng): State {
  const after = copyState(state);
  clansField.apply(after, seat, move, { rng });
  return after;
}

/** Who is to move; null when it is over. */
export const mover = (state: State): Seat | null => clansField.decisions(state)[0]?.seat ?? null;
