/** Things to do later. */
export interface Later {
  later(ms: number, work: () => Promise<void>): void;
  /** Nothing of it happens any more. */
  stop(): void;
}

export function laterOn(complain: (error: unknown) => void): Later {
  const timers = new Set<NodeJS.Timeout>();
  return {
    later(ms, work) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void work().catch(complain);
      }, ms).unref();
      timers.add(timer);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
