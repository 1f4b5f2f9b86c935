import { setImmediate, setTimeout as sleep } from "node:timers/promises";

/** When whoever wants to write may: at once while it is quiet, else at moments that all share. */
export interface Beat {
  /** Somebody wants to write. */
  count(): void;
  next(pace: Pace): Promise<void>;
}

/** What is written: a move, for whose answer somebody waits, or what begins a match, which people await for seconds anyway. */
export type Pace = keyof typeof BEATS;

/** Beats from one turn to the next: what begins a match is written together with moves, or they would wake the database in turn. */
const BEATS = { move: 1, match: 4 } as const;
/** A beat gathers about so many, but nobody who makes a move waits longer than this; half of it is what it adds to an answer. */
const ENOUGH = 32;
const [SHORTEST_MS, LONGEST_MS] = [20, 40];
/** So many in so long are many: below, nobody would be waited for. */
const MANY = 12;
const LATELY_MS = 100;

export function steadyBeat(): Beat {
  let since = performance.now();
  let count = 0;
  /** Null while it is quiet. */
  let beatMs: number | null = null;
  const coming: { [P in Pace]?: Promise<void> | undefined } = {};
  return {
    count() {
      count++;
      const now = performance.now();
      if (now - since < LATELY_MS) return;
      beatMs = beatOf(count / (now - since));
      since = now;
      count = 0;
    },
    async next(pace) {
      await setImmediate(); // whatever else has arrived by now comes along
      if (beatMs === null) return;
      const ms = BEATS[pace] * beatMs;
      coming[pace] ??= sleep(ms - (performance.now() % ms)).then(() => {
        coming[pace] = undefined;
      });
      await coming[pace];
    },
  };
}

const beatOf = (perMs: number): number | null =>
  perMs * LATELY_MS < MANY
    ? null
    : Math.round(Math.max(SHORTEST_MS, Math.min(LONGEST_MS, ENOUGH / perMs)));
