import { GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { lawKitOf } from "@holmgang/games/testing";
import { pick } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";

/** Somebody who plays any game, knowing nothing but what a player is shown. */
export interface Hand {
  /** A move that answers. */
  legal(view: unknown, seat: Seat): unknown;
  /** Moves somebody might try: drafts and take-backs that are fine, and others that are not. */
  odd(view: unknown, seat: Seat): readonly unknown[];
}

export async function handFor(id: GameId, rng: Rng): Promise<Hand> {
  const { game } = GAMES[id];
  const kit = await lawKitOf(id);
  return {
    // Whatever is hidden, a seat that is asked has the same moves: one of the laws.
    legal: (view, seat) => pick(rng, game.legalMoves(game.determinize(view, seat, rng), seat)),
    odd: (view, seat) => kit.extraMoves(game.determinize(view, seat, rng), seat, rng),
  };
}
