/** Does one thing after the other for each key, and different keys side by side. */
export function inOrder(): (key: string, work: () => Promise<void>) => Promise<void> {
  const last = new Map<string, Promise<void>>();
  return (key, work) => {
    const next = (last.get(key) ?? Promise.resolve()).catch(() => {}).then(work);
    last.set(key, next);
    const forget = () => void (last.get(key) === next && last.delete(key));
    next.then(forget, forget);
    return next;
  };
}
