import { invariant } from "./invariant.ts";
import { sha256Words } from "./sha256.ts";
import { utf8 } from "./bytes.ts";

/** Where rules, bots and tests get their chance from. */
export interface Rng {
  /** A whole number from 0 up to, not including, `n`; every one equally likely. `n` is at most 2^21. */
  below(n: number): number;
}

/** Everything a generator remembers: four signed 32-bit integers, never all zero. */
export type RngState = [number, number, number, number];

/** The state that a seed stands for. Different texts give unrelated states. */
export function rngState(seed: string): RngState {
  const words = sha256Words(utf8(seed));
  return [words[0]!, words[1]!, words[2]!, words[3]!];
}

/** xoshiro128** (Blackman and Vigna) over `state`, which it advances in place. */
export function generator(state: RngState): Rng {
  return {
    below(n) {
      // Written so that NaN and fractions do not pass.
      if (!(n >= 1 && n <= MAX_RANGE && n % 1 === 0)) {
        throw new RangeError(`below(${n}) is not a whole number from 1 to ${MAX_RANGE}`);
      }
      return n <= SMALL_RANGE ? belowSmall(state, n) : belowLarge(state, n);
    },
  };
}

export const seededRng = (seed: string): Rng => generator(rngState(seed));

export function pick<T>(rng: Rng, items: readonly T[]): T {
  invariant(items.length > 0, "pick from an empty list");
  return items[rng.below(items.length)]!;
}

/** A new list in random order (Fisher–Yates, from the back). */
export function shuffle<T>(rng: Rng, items: readonly T[]): T[] {
  const result = items.slice();
  for (let i = result.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

const WORD = 2 ** 32;
/** Beyond this, draw × n would not be exact. */
const MAX_RANGE = 2 ** 21;
/** Up to this, sixteen bits are plenty and integer arithmetic does, which is twice as quick. */
const SMALL_RANGE = 2 ** 10;

// Lemire's method: the high half of draw × n, redrawn in the rare case that would favour some numbers.

function belowSmall(state: RngState, n: number): number {
  for (;;) {
    const product = (next(state) >>> 16) * n;
    const low = product & 0xffff;
    if (low >= n || low >= 2 ** 16 % n) return product >>> 16;
  }
}

function belowLarge(state: RngState, n: number): number {
  for (;;) {
    const product = next(state) * n;
    const low = product >>> 0;
    if (low >= n || low >= WORD % n) return (product - low) / WORD;
  }
}

/** The next 32 bits. Exported for the test vectors; rules use `below`. */
export function next(s: RngState): number {
  const a = s[0];
  const b = s[1];
  const e = s[2] ^ a;
  const f = s[3] ^ b;
  s[0] = a ^ f;
  s[1] = b ^ e;
  s[2] = e ^ (b << 9);
  s[3] = rotate(f, 11);
  return Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
}

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
