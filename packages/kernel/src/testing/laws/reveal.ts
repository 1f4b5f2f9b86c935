import type { Decision, Game, Shape } from "../../game.ts";
import { advance, decisions, outcome } from "../../match.ts";
import type { Position } from "../../match.ts";
import type { Input } from "../../input.ts";
import { pick } from "../../rng.ts";
import type { Rng } from "../../rng.ts";
import type { Seat, Viewer } from "../../seat.ts";
import { someBell } from "../bells.ts";
import type { LawKit } from "../kit.ts";

/**
 * Whether what was chosen in secret came out for this viewer between a position and the next: the end, or a new
 * question while nobody the viewer looks over the shoulder of is left with an old one. A rival who runs ahead to its
 * next question reveals nothing to a seat that still ponders its own; to a spectator, only both together do. A question
 * that follows is an old one: whoever is asked it has learnt something of its own, and nothing of its rival's.
 */
export function isRevealed<T extends Shape>(
  game: Game<T>,
  before: Position<T["state"]>,
  after: Position<T["state"]>,
  viewer: Viewer,
): boolean {
  if (outcome(game, after)) return true;
  const known = new Set(decisions(game, before).map(({ id }) => id));
  const open = decisions(game, after);
  const isOld = ({ id, follows = id }: Decision) => known.has(id) || known.has(follows);
  const isPondered = open.some(
    (decision) => isOld(decision) && (viewer === "spectator" || viewer === decision.seat),
  );
  return !isPondered && !open.every(isOld);
}

/** Whether a seat's question went on as another between a position and the next: it may have learnt what chance had laid by for it. */
export function isFollowed<T extends Shape>(
  game: Game<T>,
  before: Position<T["state"]>,
  after: Position<T["state"]>,
  seat: Seat,
): boolean {
  const own = (position: Position<T["state"]>) =>
    decisions(game, position).find((decision) => decision.seat === seat);
  const follows = own(after)?.follows;
  return follows !== undefined && own(before)?.id === follows;
}

/** What a seat does by itself. */
export type OwnInput = Extract<Input, { seat: Seat }>;

/** Something a seat might do now: a listed move, an extra one, or waiting for the bell. */
export function someInput<T extends Shape>(
  kit: LawKit<T>,
  position: Position<T["state"]>,
  seat: Seat,
  rng: Rng,
): OwnInput {
  const { state } = position;
  const asked = decisions(kit.game, position).find((decision) => decision.seat === seat)!;
  const act = rng.below(4);
  if (act === 0) return someBell(asked, rng);
  const moves = act === 1 ? kit.game.legalMoves(state, seat) : kit.extraMoves(state, seat, rng);
  return moves.length ? { kind: "move", seat, move: pick(rng, moves) } : someBell(asked, rng);
}

export const isAsked = <T extends Shape>(
  game: Game<T>,
  position: Position<T["state"]>,
  seat: Seat,
): boolean => decisions(game, position).some((decision) => decision.seat === seat);

/** Takes an input if it is accepted; a refused one leaves everything as it was, and says why. */
export function attempt<T extends Shape>(
  game: Game<T>,
  position: Position<T["state"]>,
  input: Input,
) {
  const result = advance(game, position, input);
  return result.ok
    ? { position: result.value.position, events: result.value.events, refusal: null }
    : { position, events: [], refusal: result.refusal };
}
