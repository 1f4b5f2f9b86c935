import type { Rng } from "@holmgang/kernel";

/** True so often out of a hundred. */
export const happens = (rng: Rng, percent: number): boolean => rng.below(100) < percent;

export const coin = (rng: Rng): boolean => rng.below(2) === 0;

/** A whole number from `low` to `high`, both included. */
export const between = (rng: Rng, low: number, high: number): number =>
  low + rng.below(high - low + 1);

/** One of these, by weight; null if nothing has any. */
export function weighted<T extends { readonly weight: number }>(
  rng: Rng,
  items: readonly T[],
): T | null {
  const sum = items.reduce((total, { weight }) => total + weight, 0);
  if (sum === 0) return null;
  let rest = rng.below(sum);
  return items.find(({ weight }) => (rest -= weight) < 0) ?? null;
}

/** So many different ones, in the order they were drawn. */
export function several<T>(rng: Rng, items: readonly T[], count: number): T[] {
  const left = [...items];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(rng.below(left.length), 1)[0]!, // there are as many
  );
}

/** A hundredth part of something, half a piece rounded up. */
export const percentOf = (amount: number, percent: number): number =>
  Math.floor((amount * percent + 50) / 100);
