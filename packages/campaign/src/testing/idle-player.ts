import { legal } from "../apply.ts";
import { metresFromTown } from "../distance.ts";
import type { Move, MoveKind, State } from "../shape.ts";

/** From here on a town sends less than waiting costs. */
const FAR = 180_000;

/** Goes far away from town, sends everybody to the deck, and waits there until nobody is left. */
export function idleMove(state: State): Move {
  const moves = legal(state);
  const last: MoveKind = metresFromTown(state) < FAR ? "travel" : "wait";
  const order: readonly MoveKind[] = ["recruit", "continue", "leave", last];
  return order.flatMap((kind) => moves.filter((move) => move.kind === kind))[0]!; // wherever there is no battle one of them goes
}
