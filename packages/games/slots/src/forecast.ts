import { seededRng } from "@holmgang/kernel";
import type { BySeat, Seat } from "@holmgang/kernel";
import { begin } from "./apply.ts";
import type { CardId } from "./cards/cards.ts";
import { determinize } from "./determinize.ts";
import { pointsNow } from "./lanes.ts";
import { resolveQueue } from "./resolve.ts";
import type { Event, Move, Slot, View } from "./shape.ts";

/** What a move does by itself, before anybody else moves. */
export interface Forecast {
  /** The board after it. */
  readonly seats: Readonly<BySeat<{ readonly slots: readonly Slot[] }>>;
  /** Lanes won if the round ended then. */
  readonly points: Readonly<BySeat<number>>;
  /** Cards drawn by each seat; which ones nobody knows. */
  readonly draws: Readonly<BySeat<number>>;
  /** The card that asks for a choice on the way; what comes after it is not told yet. */
  readonly asks: CardId | null;
}

/** Made from a seat's view alone: nothing hidden changes what a move does to the board. */
export function forecast(view: View, seat: Seat, move: Move): Forecast {
  const state = determinize(view, seat, seededRng("forecast"));
  const draws: BySeat<number> = [0, 0];
  const emit = (event: Event): void => {
    if (event.kind === "card_drawn") draws[event.seat]++;
  };
  state.effects = 0;
  if (move.kind !== "pass" && move.kind !== "done") {
    begin(state, seat, move, { rng: seededRng("forecast"), emit });
    resolveQueue(state, { rng: seededRng("forecast"), emit });
  }
  return {
    seats: state.seats,
    points: pointsNow(state),
    draws,
    asks: state.pending?.card ?? null,
  };
}
