import { setImmediate, setTimeout as sleep } from "node:timers/promises";

/** When whoever wants to write may: at once while it is quiet, else at moments that all share. */
export interface Beat {
  /** Somebody wants to write. */
  count(): void;
  next(pace: Pace): Promise<void>;
}

/** What is written: a move, for whose answer somebody waits, or what begins a match, which people await for seconds anyway. */
export type Pace = keyof typeof BEAT_MS;

/** Between two beats. Half of it is what a busy server adds to an answer. */
const BEAT_MS = { move: 20, match: 50 } as const;
/** So many in so long are many: below, nobody would be waited for. */
const MANY = 12;
const LATELY_MS = 100;

export function steadyBeat(): Beat {
  let since = performance.now();
  let count = 0;
  let isBusy = false;
  const coming: { [P in Pace]?: Promise<void> | undefined } = {};
  return {
    count() {
      count++;
      const now = performance.now();
      if (now - since < LATELY_MS) return;
      isBusy = count >= (MANY * (now - since)) / LATELY_MS;
      since = now;
      count = 0;
    },
    async next(pace) {
      await setImmediate(); // whatever else has arrived by now comes along
      if (!isBusy) return;
      const ms = BEAT_MS[pace];
      coming[pace] ??= sleep(ms - (performance.now() % ms)).then(() => {
        coming[pace] = undefined;
      });
      await coming[pace];
    },
  };
}
