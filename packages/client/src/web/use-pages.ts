import type { Refusal } from "@holmgang/kernel";
import { useEffect, useRef, useState } from "react";
import { ask } from "./http.ts";

/** A long list, as much of it as was asked for. */
interface Pages<Page> {
  /** Null until the first page is here. */
  readonly pages: readonly Page[] | null;
  readonly refusal: Refusal | null;
  /** Asks for the next page; null at the end. */
  readonly more: (() => void) | null;
}

/** Asks for pages one after another; another first path begins anew. */
export function usePages<Page extends { readonly before: string | null }>(
  pathAt: (before: string | null) => string,
): Pages<Page> {
  const first = pathAt(null);
  const latest = useRef(first);
  latest.current = first;
  const [heard, setHeard] = useState<Heard<Page>>(NOTHING);
  const asking = useRef<string | null>(null);
  const load = async (path: string, earlier: readonly Page[]): Promise<void> => {
    if (asking.current === path) return;
    asking.current = path;
    const answer = await ask<Page>("GET", path);
    if (asking.current === path) asking.current = null;
    if (latest.current !== first) return;
    setHeard(
      answer.ok
        ? { first, pages: [...earlier, answer.value], refusal: null }
        : { first, pages: earlier.length > 0 ? earlier : null, refusal: answer.refusal },
    );
  };
  useEffect(() => {
    void load(first, []);
    // oxlint-disable-next-line react/exhaustive-deps -- a new first path is the only reason to begin anew
  }, [first]);
  const { pages, refusal } = heard.first === first ? heard : NOTHING;
  const before = pages?.at(-1)?.before ?? null;
  return {
    pages,
    refusal,
    more: pages && before !== null ? () => void load(pathAt(before), pages) : null,
  };
}

interface Heard<Page> {
  readonly first: string | null;
  readonly pages: readonly Page[] | null;
  readonly refusal: Refusal | null;
}

const NOTHING = { first: null, pages: null, refusal: null };
