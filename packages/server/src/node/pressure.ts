/** How long moves have waited for their commit lately. */
export interface Pressure {
  /** Watches one append from its beginning to its end, however that comes. */
  during<V>(append: Promise<V>): Promise<V>;
  /** Whether the store is behind: then running matches go on, and no new ones begin. */
  isHigh(): boolean;
}

/** What counts as lately, and how long one in twenty may wait. */
const LATELY_MS = 5_000;
const MOST_MS = 250;
/** Fewer tell nothing: one slow commit on a quiet server turns nobody away. */
const FEWEST = 20;
/** More than end in that time; of as many as this the newer half is kept, whether anybody looks or not. */
const MOST_KEPT = 20_000;
/** It is looked at this often; whoever asks in between is told the same. */
const LOOK_MS = 250;

export function openPressure(now: () => number = () => performance.now()): Pressure {
  let done: { readonly at: number; readonly ms: number }[] = [];
  const pending = new Set<{ readonly since: number }>();
  let looked = { at: -Infinity, isHigh: false };

  function look(): boolean {
    const at = now();
    done = done.filter((each) => each.at > at - LATELY_MS);
    const times = [...done.map(({ ms }) => ms), ...[...pending].map(({ since }) => at - since)];
    if (times.length < FEWEST) return false;
    const late = times.filter((ms) => ms > MOST_MS);
    return late.length * 20 > times.length;
  }

  return {
    async during(append) {
      const own = { since: now() };
      pending.add(own);
      try {
        return await append;
      } finally {
        pending.delete(own);
        done.push({ at: now(), ms: now() - own.since });
        if (done.length >= MOST_KEPT) done = done.slice(-MOST_KEPT / 2);
      }
    },
    isHigh() {
      if (now() - looked.at >= LOOK_MS) looked = { at: now(), isHigh: look() };
      return looked.isHigh;
    },
  };
}
