/** Longest wait for a page that never rests. */
const PATIENCE_MS = 3_000;

/** Calls back once, when the page has nothing better to do. What is loaded then is no part of the first load. */
export function whenIdle(act: () => void): () => void {
  const begin = (): void => {
    if (performance.getEntriesByName("idle-loading").length === 0) performance.mark("idle-loading");
    act();
  };
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(begin, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(begin, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(id);
}
