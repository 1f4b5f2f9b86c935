import type { Refusal } from "@holmgang/kernel";
import { useCallback, useEffect, useRef, useState } from "react";
import { ask } from "./http.ts";

/** What the server says to a question of a page's. What it said before stands until it says something new. */
export interface Answered<V> {
  readonly value: V | null;
  readonly refusal: Refusal | null;
  readonly again: () => Promise<void>;
}

/** Asks when the path changes, and again on demand; null asks nothing. */
export function useAnswer<V>(path: string | null): Answered<V> {
  const [heard, setHeard] = useState<Heard<V>>({ path, value: null, refusal: null });
  const latest = useRef(path);
  latest.current = path;
  const again = useCallback(async (): Promise<void> => {
    if (path === null) return;
    const answer = await ask<V>("GET", path);
    if (latest.current !== path) return;
    setHeard((before) =>
      answer.ok
        ? { path, value: answer.value, refusal: null }
        : { path, value: before.path === path ? before.value : null, refusal: answer.refusal },
    );
  }, [path]);
  useEffect(() => void again(), [again]);
  // An answer to another question is no answer.
  return heard.path === path ? { ...heard, again } : { value: null, refusal: null, again };
}

interface Heard<V> {
  readonly path: string | null;
  readonly value: V | null;
  readonly refusal: Refusal | null;
}
