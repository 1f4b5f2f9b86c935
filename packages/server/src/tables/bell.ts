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
  return {
    set(leastMs = 0) {
      clearTimeout(timer);
      const bell = nextBell(match().clocks());
      if (!bell) return;
      const ms = Math.max(leastMs, match().openedAt + bell.at - now());
      timer = setTimeout(ring, Math.min(ms, LONGEST_MS)).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
