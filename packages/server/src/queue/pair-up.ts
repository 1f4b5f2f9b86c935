/** Somebody who waits. */
export interface Waiting {
  readonly account: string;
  readonly rating: number;
  readonly since: number;
  /** Accounts it must never meet. */
  readonly avoids: ReadonlySet<string>;
}

const WINDOW = 100;
const WIDER_A_SECOND = 15;
const ANYBODY_AFTER_MS = 60_000;

/** How far from one's own a rival's rating may be, after waiting this long. */
export const windowAfter = (waitedMs: number): number =>
  waitedMs >= ANYBODY_AFTER_MS
    ? Infinity
    : WINDOW + (WIDER_A_SECOND * Math.max(0, waitedMs)) / 1000;

/**
 * Who plays whom now: first come first, each with the first to have come whose rating is near enough for the one of
 * them who has waited longer.
 */
export function pairUp(
  waiting: readonly Waiting[],
  now: number,
): readonly (readonly [Waiting, Waiting])[] {
  const left = waiting.toSorted((a, b) => a.since - b.since || (a.account < b.account ? -1 : 1));
  const pairs: [Waiting, Waiting][] = [];
  while (left.length > 0) {
    const first = left.shift()!;
    const reach = windowAfter(now - first.since);
    const index = left.findIndex((other) => canMeet(first, other, reach));
    if (index >= 0) pairs.push([first, ...left.splice(index, 1)] as [Waiting, Waiting]); // splice took exactly one
  }
  return pairs;
}

const canMeet = (a: Waiting, b: Waiting, reach: number): boolean =>
  a.account !== b.account &&
  Math.abs(a.rating - b.rating) <= reach &&
  !a.avoids.has(b.account) &&
  !b.avoids.has(a.account);
