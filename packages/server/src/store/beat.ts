import { setImmediate, setTimeout as sleep } from "node:timers/promises";

/** When whoever wants to write may: at once while it is quiet, else at moments that all share. */
export interface Beat {
  /** Somebody wants to write. */
  count(): void;
  next(): Promise<void>;
}

/** Between two beats. Half of it is what a busy server adds to an answer. */
const BEAT_MS = 10;
/** So many in so long are many: below, nobody would be waited for. */
const MANY = 12;
const LATELY_MS = 100;

export function steadyBeat(): Beat {
  let since = performance.now();
  let count = 0;
  let isBusy = false;
  let coming: Promise<void> | null = null;
  return {
    count() {
      count++;
      const now = performance.now();
      if (now - since < LATELY_MS) return;
      isBusy = count >= (MANY * (now - since)) / LATELY_MS;
      since = now;
      count = 0;
    },
    async next() {
      await setImmediate(); // whatever else has arrived by now comes along
      if (!isBusy) return;
      coming ??= sleep(BEAT_MS - (performance.now() % BEAT_MS)).then(() => {
        coming = null;
      });
      await coming;
    },
  };
}
