/** How much somebody may send: so many a second, and so many at once after a pause. */
export interface Rate {
  readonly aSecond: number;
  readonly atOnce: number;
}

/** A measure that fills up again with time. */
export interface Bucket {
  /** Takes one, and says how long to wait for it. */
  take(): number;
  /** Takes one if there is one, and says how long to wait otherwise. */
  tryTake(): number;
  isFull(): boolean;
}

export function bucket({ aSecond, atOnce }: Rate, now: () => number): Bucket {
  let level = atOnce;
  let at = now();
  const fill = (): void => {
    level = Math.min(atOnce, level + ((now() - at) * aSecond) / 1000);
    at = now();
  };
  return {
    take() {
      fill();
      level -= 1;
      return level >= 0 ? 0 : Math.ceil((-level / aSecond) * 1000);
    },
    tryTake() {
      fill();
      if (level < 1) return Math.ceil(((1 - level) / aSecond) * 1000);
      level -= 1;
      return 0;
    },
    isFull() {
      fill();
      return level >= atOnce;
    },
  };
}

/** One bucket for each key; those that are full again are forgotten. */
export function buckets(rate: Rate, now: () => number): (key: string) => Bucket {
  const kept = new Map<string, Bucket>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= 10_000)
      for (const [other, each] of kept) if (each.isFull()) kept.delete(other);
    const fresh = bucket(rate, now);
    kept.set(key, fresh);
    return fresh;
  };
}
