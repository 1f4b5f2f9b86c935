import type { Game, Shape } from "../../game.ts";
import { advance, decisions, outcome } from "../../match.ts";
import type { Position } from "../../match.ts";
import type { Input } from "../../input.ts";
import { pick } from "../../rng.ts";
import type { Rng } from "../../rng.ts";
import type { Seat } from "../../seat.ts";
import type { LawKit } from "../kit.ts";

/** Whether what was chosen in secret has come out between two positions: a new question, or the end. */
export function isRevealed<T extends Shape>(
  game: Game<T>,
  before: Position<T["state"]>,
  after: Position<T["state"]>,
): boolean {
  const known = decisions(game, before).map(({ id }) => id);
  return (
    outcome(game, after) !== null || decisions(game, after).some(({ id }) => !known.includes(id))
  );
}

/** What a seat does by itself. */
export type OwnInput = Extract<Input, { seat: Seat }>;

/** Something a seat might do now: a listed move, an extra one, or waiting for the bell. */
export function someInput<T extends Shape>(
  kit: LawKit<T>,
  { state }: Position<T["state"]>,
  seat: Seat,
  rng: Rng,
): OwnInput {
  const act = rng.below(4);
  if (act === 0) return { kind: "expire", seat };
  const moves = act === 1 ? kit.game.legalMoves(state, seat) : kit.extraMoves(state, seat, rng);
  return moves.length ? { kind: "move", seat, move: pick(rng, moves) } : { kind: "expire", seat };
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

/** What one seat sees of events. */
export const seen = <T extends Shape>(
  game: Game<T>,
  events: readonly T["event"][],
  seat: Seat | "spectator",
) => events.map((event) => game.redact(event, seat)).filter((event) => event !== null);
