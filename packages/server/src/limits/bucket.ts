/** How much somebody may have: so much a second, and so much at once after a pause. */
export interface Rate {
  readonly aSecond: number;
  readonly atOnce: number;
}

/** A measure that fills up again with time. What is taken has a price; one, unless told otherwise. */
export interface Bucket {
  /** Takes the price, and says how many milliseconds to wait for it. */
  take(price?: number): number;
  /** Takes the price if it is there, and says how many milliseconds to wait otherwise. */
  tryTake(price?: number): number;
  /** How many milliseconds to wait for that much. A price above what the measure holds waits until it is full. */
  lacks(price?: number): number;
  isFull(): boolean;
}

export function bucket({ aSecond, atOnce }: Rate, now: () => number): Bucket {
  let level = atOnce;
  let at = now();
  const fill = (): void => {
    level = Math.min(atOnce, level + ((now() - at) * aSecond) / 1000);
    at = now();
  };
  const until = (wanted: number): number =>
    wanted > level ? Math.ceil(((wanted - level) / aSecond) * 1000) : 0;
  function lacks(price = 1): number {
    fill();
    return until(Math.min(price, atOnce));
  }
  function take(price = 1): number {
    fill();
    level -= price;
    return until(0);
  }
  return {
    take,
    tryTake(price = 1) {
      const waitMs = lacks(price);
      if (waitMs === 0) take(price);
      return waitMs;
    },
    lacks,
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
