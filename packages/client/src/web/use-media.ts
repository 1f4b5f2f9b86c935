import { useSyncExternalStore } from "react";

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const list = matchMedia(query);
  return useSyncExternalStore(
    (listener) => {
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => list.matches,
  );
}

/** Phones, and windows no wider than one. */
export const usePhone = (): boolean => useMedia("(max-width: 699px)");

/** Tablets and phones: the seats are strips there. */
export const useNarrow = (): boolean => useMedia("(max-width: 999px)");
