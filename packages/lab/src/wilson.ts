/** A share with its 95 % interval. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959963984540054;

/** Wilson's interval: honest for small counts and for shares near 0 and 1. Half counts are draws. */
export function wilson(successes: number, trials: number): Share {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const value = successes / trials;
  const spread = Z * Z;
  const centre = (value + spread / (2 * trials)) / (1 + spread / trials);
  const reach =
    (Z / (1 + spread / trials)) *
    Math.sqrt((value * (1 - value)) / trials + spread / (4 * trials * trials));
  return { value, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}
