import type { Game, Shape, Table } from "./game.ts";
import type { Rng } from "./rng.ts";

/**
 * Plays `state` to its end with uniformly random listed moves, in place, and returns how many moves it took. The fast
 * path for bots and benchmarks: no copy, no record, and no events unless `table` gathers them.
 */
export function playout<T extends Shape>(
  game: Game<T>,
  state: T["state"],
  choice: Rng,
  table: Table<T["event"]>,
): number {
  let moves = 0;
  for (let open = game.decisions(state); open.length > 0; open = game.decisions(state)) {
    // Seats asked together answer together: a move never closes the rival's question.
    for (let i = 0; i < open.length; i++) {
      const seat = open[i]!.seat;
      const legal = game.legalMoves(state, seat);
      game.apply(state, seat, legal[choice.below(legal.length)]!, table);
    }
    moves += open.length;
    // Written out, since `invariant` would build its message every time.
    if (moves > LIMIT) throw new Error(`${game.id} did not end within ${LIMIT} moves`);
  }
  return moves;
}

const LIMIT = 1_000_000;
