/** Does something again and again, never twice at once, whatever goes wrong. Returns how to stop it. */
export function every(
  ms: number,
  work: () => Promise<unknown>,
  complain: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const next = (): void => {
    timer = setTimeout(() => {
      running = work()
        .catch(complain)
        .finally(() => isStopped || next());
    }, ms).unref();
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
