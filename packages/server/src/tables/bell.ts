import { nextBell } from "@holmgang/kernel";
import type { KeptMatch } from "../log/keep-match.ts";

/** Timers cannot wait longer than this; the bell is looked at again then. */
const LONGEST_MS = 2 ** 31 - 1;

/** Wakes a match when its next bell is due. */
interface Bell {
  /** Looks at the clocks again: they have changed. It does not ring before `leastMs` from now. */
  set(leastMs?: number): void;
  stop(): void;
}

export function bellOf(match: () => KeptMatch, now: () => number, ring: () => void): Bell {
  let timer: NodeJS.Timeout | undefined;
  /** When the timer that is set falls; null if none is. */
  let due: number | null = null;
  const stop = (): void => {
    clearTimeout(timer);
    due = null;
  };
  return {
    set(leastMs = 0) {
      const bell = nextBell(match().clocks());
      if (!bell) return stop();
      const at = Math.max(now() + leastMs, match().openedAt + bell.at);
      if (at === due) return; // most moves leave it where it is
      stop();
      due = at;
      const fall = (): void => {
        due = null;
        ring();
      };
      timer = setTimeout(fall, Math.min(at - now(), LONGEST_MS)).unref();
    },
    stop,
  };
}
