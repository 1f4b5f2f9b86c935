import type { Decision } from "./game.ts";
import type { Expiry, Input } from "./input.ts";
import type { BySeat, Seat } from "./seat.ts";

/** The bell rings this long after the deadline that players see, so that a move sent in time arrives in time. */
export const BELL_MS = 500;

/** The clocks of a match as data. Times are milliseconds since the match opened, like `at` in its log. */
export interface Clocks {
  readonly running: readonly Clock[];
  /** When the match was paused; null while it is not. Meanwhile deadlines are as if that moment lasted. */
  readonly pausedAt: number | null;
  /** What each seat has used of its bank, by questions that are closed and until the last pause. */
  readonly used: Readonly<BySeat<number>>;
}

/** The clock of one open decision. */
interface Clock {
  readonly id: number;
  readonly seat: Seat;
  /** The deadline shown; null for a decision without a limit. */
  readonly deadline: number | null;
  /** Null for a decision that does not draw on its seat's bank. */
  readonly bank: Drawing | null;
}

/** How a decision draws on a bank: all before `from` is charged, or was not running; at `until` the bank is empty. */
interface Drawing {
  readonly from: number;
  readonly until: number;
}

/** All clocks start at `at`, and all banks are full. */
export const startClocks = (open: readonly Decision[], at: number): Clocks => {
  const used = [0, 0] as const;
  return { running: open.map((decision) => clockOf(decision, at, used)), pausedAt: null, used };
};

/**
 * The clocks after an input at `at`: a decision that stays open keeps its deadline, one that follows takes it over, a new
 * one gets its own, which starts when what led to it has been shown. What is closed is charged to its seat's bank.
 */
export function runClocks(
  clocks: Clocks,
  { at, input }: { readonly at: number; readonly input: Input },
  open: readonly Decision[],
  showMs: () => number,
): Clocks {
  const { running, pausedAt } = clocks;
  if (input.kind === "pause")
    return {
      running: running.map((clock) => charged(clock, at)),
      pausedAt: at,
      used: usedAfter(clocks, running, at),
    };
  if (input.kind === "resume")
    return {
      ...clocks,
      running: running.map((clock) => later(clock, at - (pausedAt ?? at))),
      pausedAt: null,
    };
  const now = pausedAt ?? at;
  const closed = running.filter((clock) => !open.some((decision) => isOn(clock, decision)));
  const used = usedAfter(clocks, closed, now);
  return {
    running: open.map(
      (decision) => goesOn(running, decision) ?? clockOf(decision, now + showMs(), used),
    ),
    pausedAt,
    used,
  };
}

/** The clocks of a match that is taken up again at `at`: every limit starts anew, and a bank is what it was. */
export const renewLimits = (clocks: Clocks, open: readonly Decision[], at: number): Clocks => ({
  ...clocks,
  running: clocks.running.map((clock) => {
    const limitMs = open.find(({ id }) => id === clock.id)?.limitMs ?? null;
    return { ...clock, deadline: limitMs === null ? null : at + limitMs };
  }),
});

/** When the next bell rings, and the inputs it is: one for every seat of the earliest deadline, in order. */
export function nextBell({
  running,
  pausedAt,
}: Clocks): { readonly at: number; readonly inputs: readonly Expiry[] } | null {
  const first = Math.min(...running.map(fallOf));
  if (pausedAt !== null || first === Infinity) return null;
  const fallen = running.filter((clock) => fallOf(clock) === first);
  return { at: first + BELL_MS, inputs: fallen.toSorted((a, b) => a.seat - b.seat).map(expiryOf) };
}

/** The bell of a clock, by whichever falls first; by the bank, if both do. */
export const expiryOf = ({ seat, deadline, bank }: Clock): Expiry =>
  bank && bank.until <= (deadline ?? Infinity)
    ? { kind: "expire", seat, clock: "bank" }
    : { kind: "expire", seat };

/** The bell of a question where no time passes: as if its clock had started with a full bank, and run out. */
export const untimedExpiry = (decision: Decision): Expiry => expiryOf(clockOf(decision, 0, [0, 0]));

const fallOf = ({ deadline, bank }: Clock): number =>
  Math.min(deadline ?? Infinity, bank?.until ?? Infinity);

/** Whether a decision has this clock: its own, or that of the one it follows. */
const isOn = (clock: Clock, { id, follows }: Decision): boolean =>
  clock.id === id || clock.id === follows;

function goesOn(running: readonly Clock[], { id, follows }: Decision): Clock | null {
  const clock =
    running.find((each) => each.id === id) ?? running.find((each) => each.id === follows);
  return clock ? { ...clock, id } : null;
}

const clockOf = (
  { id, seat, limitMs, bankMs }: Decision,
  at: number,
  used: Clocks["used"],
): Clock => ({
  id,
  seat,
  deadline: limitMs === null ? null : at + limitMs,
  bank: bankMs === undefined ? null : { from: at, until: at + Math.max(0, bankMs - used[seat]) },
});

const later = (clock: Clock, ms: number): Clock => ({
  ...clock,
  deadline: clock.deadline === null ? null : clock.deadline + ms,
  bank: clock.bank && { from: clock.bank.from + ms, until: clock.bank.until + ms },
});

/** What a clock owes its seat's bank by `at`. The time between a deadline and its bell is free. */
const owed = (clock: Clock, at: number): number =>
  clock.bank ? Math.max(0, Math.min(at, fallOf(clock)) - clock.bank.from) : 0;

const charged = (clock: Clock, at: number): Clock => ({
  ...clock,
  bank: clock.bank && { ...clock.bank, from: clock.bank.from + owed(clock, at) },
});

/** What the seats have used once these clocks are charged. */
function usedAfter({ used }: Clocks, clocks: readonly Clock[], at: number): Clocks["used"] {
  const by = (asked: Seat) =>
    clocks.reduce((sum, clock) => sum + (clock.seat === asked ? owed(clock, at) : 0), used[asked]);
  return [by(0), by(1)];
}
