/** A match that this tab's page was closed or loaded anew in, where that loses it. */
interface Left {
  readonly id: string;
  /** What the rules say about it. */
  readonly words: string;
}

const KEY = "holmgang.left";

/** Remembers for whatever page comes next in this tab. */
export function noteLeft(id: string, words: string | null): void {
  if (words !== null) sessionStorage.setItem(KEY, JSON.stringify({ id, words } satisfies Left));
}

/** What leaving this match has cost, once; null if it was not left. */
export function takeLeft(id: string): string | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  // Nobody else writes there.
  const left = kept === null ? null : (JSON.parse(kept) as Left);
  return left?.id === id ? left.words : null;
}
