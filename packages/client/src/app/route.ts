import { createStore, useStore } from "../store/store.ts";

/** Where the reader is: the path in parts, and what stands behind the question mark. */
export interface Place {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

const here = (): Place => ({
  path: location.pathname.split("/").filter(Boolean).map(decodeURIComponent),
  query: new URLSearchParams(location.search),
});

const place = createStore(here());

/** What keeps the reader from leaving: a question asked first. */
let guard: (() => Promise<boolean>) | null = null;

addEventListener("popstate", () => place.set(here()));

export const usePlace = (): Place => useStore(place);

/** Goes to an address of ours without loading the page anew. */
export function navigate(to: string, how: "push" | "replace" = "push"): void {
  void (guard?.() ?? Promise.resolve(true)).then((may) => {
    if (!may) return;
    // As a browser's own links do: where one is already makes no second step back.
    if (how === "push" && new URL(to, location.href).href !== location.href)
      history.pushState(null, "", to);
    else history.replaceState(null, "", to);
    place.set(here());
    scrollTo(0, 0);
  });
}

/** While this stands, `ask` is asked before the reader goes elsewhere by a link of ours. Returns how to lift it. */
export function guardLeaving(ask: () => Promise<boolean>): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
}
