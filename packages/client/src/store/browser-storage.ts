/** What this browser keeps for us. Where it keeps nothing (private windows, full disks) everything works but is forgotten. */
const NAMESPACE = "holmgang.";

/** A value we wrote earlier; null if there is none. */
export function read<V>(key: string): V | null {
  try {
    const text = localStorage.getItem(NAMESPACE + key);
    return text === null ? null : (JSON.parse(text) as V); // written by `write` under the same key
  } catch {
    return null;
  }
}

/** Whether it was kept. */
export function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(NAMESPACE + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(NAMESPACE + key);
  } catch {
    // Nothing was kept, so there is nothing to forget.
  }
}

/** The keys that begin so. */
export function keysUnder(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(NAMESPACE + prefix))
      .map((key) => key.slice(NAMESPACE.length))
      .toSorted();
  } catch {
    return [];
  }
}
