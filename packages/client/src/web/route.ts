import { createStore, useStore } from "../store/store.ts";

/** Where the reader is: the path in parts, and what stands behind the question mark. */
export interface Place {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

const here = (): Place => ({
  path: location.pathname.split("/").filter(Boolean).map(readable),
  query: new URLSearchParams(location.search),
});

/** A part of an address as it was meant; one that cannot be read stands as it is. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const place = createStore(here());

addEventListener("popstate", () => {
  const ask = guard;
  if (!ask) return place.set(here());
  // The browser has gone back already: it is brought here again until the question is answered.
  history.pushState(null, "", guarded);
  ask(() => {
    guard = null;
    history.back();
  });
});

/** Asked before this place is left, with the way to leave it. */
type Guard = (leave: () => void) => void;
let guard: Guard | null = null;
let guarded = "";

/** Keeps the reader here until `ask` lets go; returns the end of that. */
export function guardPlace(ask: Guard): () => void {
  guard = ask;
  guarded = location.href;
  return () => {
    if (guard === ask) guard = null;
  };
}

export const usePlace = (): Place => useStore(place);

/** Goes to an address of ours without loading the page anew. */
export function navigate(to: string, how: "push" | "replace" = "push"): void {
  const ask = guard;
  if (ask && how === "push")
    return ask(() => {
      guard = null;
      navigate(to, how);
    });
  // As a browser's own links do: where one is already makes no second step back.
  if (how === "push" && new URL(to, location.href).href !== location.href)
    history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  place.set(here());
  scrollTo(0, 0);
}
