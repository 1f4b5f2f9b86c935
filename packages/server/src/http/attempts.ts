import { household } from "../limits/household.ts";

/** Counts wrong guesses, and says when there were too many. Whoever guesses is locked out, and never the owner somewhere else. */
export interface Attempts {
  /** Counts an attempt as failed before it is made, so that many at once are not more; or says how many milliseconds to wait for it. */
  begin(attempt: Attempt): number;
  /** It did not fail after all. */
  forgive(attempt: Attempt): void;
}

interface Attempt {
  /** Where it comes from, as a request says. */
  readonly address: string;
  /** What it would open: an account by the key of its name. */
  readonly door: string;
}

/** So many on one door from one address; and from one address on all, for a house where many have forgotten something. */
const MOST = { door: 10, address: 100 } as const;
const WINDOW_MS = 15 * 60 * 1000;
/** Beyond so many, the keys that were quiet for longest are forgotten. */
const KEYS = 10_000;

export function countAttempts(now: () => number): Attempts {
  /** When each key's recent failures were; the key that failed last is last. */
  const failures = new Map<string, readonly number[]>();

  const recent = (key: string): readonly number[] =>
    (failures.get(key) ?? []).filter((at) => at > now() - WINDOW_MS);

  /** How long until there were fewer failures than that. */
  function untilFewer(key: string, most: number): number {
    const oldest = recent(key).at(-most);
    return oldest === undefined ? 0 : oldest + WINDOW_MS - now();
  }

  function keep(key: string, times: readonly number[]): void {
    failures.delete(key);
    if (times.length > 0) failures.set(key, times);
    if (failures.size > KEYS) failures.delete(failures.keys().next().value!); // not empty: just checked
  }

  return {
    begin(attempt) {
      const keys = keysOf(attempt);
      const waitMs = Math.max(...keys.map(([key, most]) => untilFewer(key, most)));
      if (waitMs === 0) for (const [key] of keys) keep(key, [...recent(key), now()]);
      return waitMs;
    },
    forgive(attempt) {
      for (const [key] of keysOf(attempt)) keep(key, recent(key).slice(0, -1));
    },
  };
}

function keysOf({ address, door }: Attempt): readonly (readonly [key: string, most: number])[] {
  const from = household(address);
  return [
    [`${from} at ${door}`, MOST.door],
    [from, MOST.address],
  ];
}
