/** Things to do later. */
interface Later {
  later(ms: number, work: () => Promise<void>): void;
  /** Nothing of it happens any more. */
  stop(): void;
}

export function laterOn(aside: (work: Promise<void>) => void): Later {
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;
  return {
    later(ms, work) {
      if (isStopped) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        aside(work());
      }, ms).unref();
      timers.add(timer);
    },
    stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
