/** Counts failures by name and by address, and says when there were too many. */
export interface Attempts {
  /** Counts an attempt as failed before it is made, so that many at once are not more; false if it must not be made. */
  begin(keys: readonly string[]): boolean;
  /** It did not fail after all. */
  forgive(keys: readonly string[]): void;
}

const MOST = 10;
const WINDOW_MS = 15 * 60 * 1000;
/** Beyond so many, the keys that were quiet for longest are forgotten. */
const KEYS = 10_000;

export function countAttempts(now: () => number): Attempts {
  /** When each key's recent failures were; the key that failed last is last. */
  const failures = new Map<string, readonly number[]>();

  const recent = (key: string): readonly number[] =>
    (failures.get(key) ?? []).filter((at) => at > now() - WINDOW_MS);

  function keep(key: string, times: readonly number[]): void {
    failures.delete(key);
    if (times.length > 0) failures.set(key, times);
    if (failures.size > KEYS) failures.delete(failures.keys().next().value!); // not empty: just checked
  }

  return {
    begin(keys) {
      if (keys.some((key) => recent(key).length >= MOST)) return false;
      for (const key of keys) keep(key, [...recent(key), now()]);
      return true;
    },
    forgive(keys) {
      for (const key of keys) keep(key, recent(key).slice(0, -1));
    },
  };
}
