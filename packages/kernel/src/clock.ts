import type { Decision } from "./game.ts";
import type { Input } from "./input.ts";
import type { Seat } from "./seat.ts";

/** The bell rings this long after the deadline that players see, so that a move sent in time arrives in time. */
export const BELL_MS = 500;

/** The clocks of a match as data. Times are milliseconds since the match opened, like `at` in its log. */
export interface Clocks {
  readonly running: readonly Clock[];
  /** While a match is paused its clocks keep what they have left, and nothing runs out. */
  readonly paused: boolean;
}

/** The clock of one open decision. */
export interface Clock {
  readonly id: number;
  readonly seat: Seat;
  /** The deadline shown; null for a decision without a limit. While paused: how much time is left. */
  readonly deadline: number | null;
}

export const startClocks = (open: readonly Decision[], at: number): Clocks => ({
  running: open.map((decision) => clockOf(decision, at)),
  paused: false,
});

/** The clocks after an input at `at`: a decision that stays open keeps its deadline, a new one gets its own. */
export function runClocks(
  clocks: Clocks,
  at: number,
  input: Input,
  open: readonly Decision[],
): Clocks {
  if (input.kind === "pause") return { running: shift(clocks.running, -at), paused: true };
  if (input.kind === "resume") return { running: shift(clocks.running, at), paused: false };
  const start = clocks.paused ? 0 : at;
  const running = open.map(
    (decision) => clocks.running.find(({ id }) => id === decision.id) ?? clockOf(decision, start),
  );
  return { running, paused: clocks.paused };
}

/** When the next bell rings, and for whom: every seat whose time is up by then, in seat order. */
export function nextBell({
  running,
  paused,
}: Clocks): { readonly at: number; readonly seats: readonly Seat[] } | null {
  const deadlines = running.flatMap(({ deadline }) => (deadline === null ? [] : [deadline]));
  if (paused || deadlines.length === 0) return null;
  const first = Math.min(...deadlines);
  const seats = running.filter(({ deadline }) => deadline === first).map(({ seat }) => seat);
  return { at: first + BELL_MS, seats: seats.toSorted((a, b) => a - b) };
}

const clockOf = ({ id, seat, limitMs, afterMs }: Decision, at: number): Clock => ({
  id,
  seat,
  deadline: limitMs === null ? null : at + afterMs + limitMs,
});

const shift = (running: readonly Clock[], by: number): readonly Clock[] =>
  running.map((clock) => ({
    ...clock,
    deadline: clock.deadline === null ? null : clock.deadline + by,
  }));
