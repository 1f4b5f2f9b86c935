/** Something that happened and needs no answer. */
export interface Toast {
  id: number;
  tone: "good" | "warn" | "bad";
  /** One or two sentences; the first may be set off as `lead`. */
  words: string;
  lead?: string | undefined;
  action?: { words: string; run: () => void } | undefined;
  /** Stays until it is closed or dismissed in code: a lost connection. */
  sticky?: boolean | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

const set = (next: readonly Toast[]): void => {
  toasts = next;
  for (const watcher of watchers) watcher();
};

/** Shows a toast, the newest last; four at most. Returns the way to take it down. */
export function toast(words: Omit<Toast, "id">): () => void {
  lastId += 1;
  const id = lastId;
  set([...toasts.slice(-3), { ...words, id }]);
  return () => dismissToast(id);
}

export const dismissToast = (id: number): void => set(toasts.filter((shown) => shown.id !== id));

export const shownToasts = (): readonly Toast[] => toasts;

/** Calls back after every change, until the returned function is called. */
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
