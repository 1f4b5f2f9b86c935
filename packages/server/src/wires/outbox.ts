import { setTimeout as sleep } from "node:timers/promises";

/** What is on its way to somebody, in order. */
export interface Outbox {
  /** Begins when all before it is done. */
  push(work: () => Promise<void> | void): void;
  /** Waits, unless nobody listens any more or it was cut short; for use inside the work. */
  pause(ms: number, cut?: AbortSignal): Promise<void>;
  /** Nobody listens any more: what has not begun never will. */
  close(): void;
}

/** Does one thing after the other, pauses included, so that nothing overtakes what is being shown. */
export function outboxOf(complain: (error: unknown) => void): Outbox {
  const closed = new AbortController();
  let last: Promise<void> = Promise.resolve();
  return {
    push(work) {
      last = last.then(async () => (closed.signal.aborted ? undefined : work())).catch(complain);
    },
    async pause(ms, cut = closed.signal) {
      const signal = AbortSignal.any([closed.signal, cut]);
      if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => {});
    },
    close: () => closed.abort(),
  };
}
