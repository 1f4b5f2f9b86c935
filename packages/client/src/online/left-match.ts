import { toast } from "../look/toasts.tsx";
import { text } from "../text/text.ts";

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

/** Says once what leaving this match has cost, if it was left: on the page one lands on. */
export function tellLeft(id: string): void {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  // Nobody else writes there.
  const left = kept === null ? null : (JSON.parse(kept) as Left);
  if (left?.id !== id) return;
  toast({ tone: "bad", lead: text.online.lostByLeaving, words: left.words, sticky: true });
}
