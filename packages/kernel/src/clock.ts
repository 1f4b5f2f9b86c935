import type { Decision } from "./game.ts";
import type { Input } from "./input.ts";
import type { Seat } from "./seat.ts";

/** The bell rings this long after the deadline that players see, so that a move sent in time arrives in time. */
export const BELL_MS = 500;

/** The clocks of a match as data. Times are milliseconds since the match opened, like `at` in its log. */
export interface Clocks {
  readonly running: readonly Clock[];
  /** When the match was paused; null while it is not. Meanwhile deadlines are as if that moment lasted. */
  readonly pausedAt: number | null;
}

/** The clock of one open decision. */
interface Clock {
  readonly id: number;
  readonly seat: Seat;
  /** The deadline shown; null for a decision without a limit. */
  readonly deadline: number | null;
}

/** All clocks start at `at`. */
export const startClocks = (open: readonly Decision[], at: number): Clocks => ({
  running: open.map((decision) => clockOf(decision, at)),
  pausedAt: null,
});

/**
 * The clocks after an input at `at`: a decision that stays open keeps its deadline, one that follows takes it over, a new
 * one gets its own, which starts when what led to it has been shown.
 */
export function runClocks(
  clocks: Clocks,
  { at, input }: { readonly at: number; readonly input: Input },
  open: readonly Decision[],
  showMs: () => number,
): Clocks {
  const { running, pausedAt } = clocks;
  if (input.kind === "pause") return { running, pausedAt: at };
  if (input.kind === "resume")
    return { running: running.map((clock) => later(clock, at - (pausedAt ?? at))), pausedAt: null };
  const start = pausedAt ?? at;
  return {
    running: open.map(
      (decision) => goesOn(running, decision) ?? clockOf(decision, start + showMs()),
    ),
    pausedAt,
  };
}

/** When the next bell rings, and for whom: the seats of the earliest deadline, in order. */
export function nextBell({
  running,
  pausedAt,
}: Clocks): { readonly at: number; readonly seats: readonly Seat[] } | null {
  const deadlines = running.flatMap(({ deadline }) => (deadline === null ? [] : [deadline]));
  if (pausedAt !== null || deadlines.length === 0) return null;
  const first = Math.min(...deadlines);
  const seats = running.filter(({ deadline }) => deadline === first).map(({ seat }) => seat);
  return { at: first + BELL_MS, seats: seats.toSorted((a, b) => a - b) };
}

function goesOn(running: readonly Clock[], { id, follows }: Decision): Clock | null {
  const clock =
    running.find((each) => each.id === id) ?? running.find((each) => each.id === follows);
  return clock ? { ...clock, id } : null;
}

const clockOf = ({ id, seat, limitMs }: Decision, at: number): Clock => ({
  id,
  seat,
  deadline: limitMs === null ? null : at + limitMs,
});

const later = (clock: Clock, ms: number): Clock => ({
  ...clock,
  deadline: clock.deadline === null ? null : clock.deadline + ms,
});
