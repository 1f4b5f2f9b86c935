import { FORFEITS } from "./game.ts";
import type { Forfeit } from "./game.ts";
import { accept, refuse } from "./result.ts";
import type { Result } from "./result.ts";
import { isSeat } from "./seat.ts";
import type { Seat } from "./seat.ts";

/** Who forfeits: one seat, or both in order. */
export type Leavers = readonly [Seat] | readonly [0, 1];

/** Everything that can happen to a match. Games see only moves and expiries. */
export type Input =
  | { readonly kind: "move"; readonly seat: Seat; readonly move: unknown }
  | Expiry
  | { readonly kind: "forfeit"; readonly seats: Leavers; readonly reason: Forfeit }
  | { readonly kind: "pause" | "resume" };

/** The bell for a seat's question. What says nothing is the bell of its limit. */
export interface Expiry {
  readonly kind: "expire";
  readonly seat: Seat;
  readonly clock?: "bank";
}

/** An input from a log. Of a move inside only the kind is looked at: the game parses it. */
export function parseInput(raw: unknown): Result<Input> {
  const input = read(raw);
  return input
    ? accept(input)
    : refuse("unparsable", `This is not an input: ${JSON.stringify(raw)}`);
}

function read(raw: unknown): Input | null {
  if (typeof raw !== "object" || raw === null) return null;
  const { kind, seat, move, seats, reason, clock }: Partial<Record<string, unknown>> = { ...raw };
  if (kind === "pause" || kind === "resume") return { kind };
  if (kind === "expire" && isSeat(seat) && clock === undefined) return { kind, seat };
  if (kind === "expire" && isSeat(seat) && clock === "bank") return { kind, seat, clock };
  if (kind === "move" && isSeat(seat) && isMove(move)) return { kind, seat, move };
  if (kind === "forfeit" && isLeavers(seats) && isForfeit(reason)) return { kind, seats, reason };
  return null;
}

export const isMove = (value: unknown): value is { readonly kind: string } =>
  typeof value === "object" && value !== null && "kind" in value && typeof value.kind === "string";

const isLeavers = (value: unknown): value is Leavers =>
  Array.isArray(value) && ["0", "1", "0,1"].includes(value.join()) && value.every(isSeat);

const isForfeit = (value: unknown): value is Forfeit => FORFEITS.some((reason) => reason === value);
