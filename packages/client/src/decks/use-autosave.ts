import { useCallback, useEffect, useRef, useState } from "react";
import { changeDeck } from "./deck-shelf.ts";
import type { ShelvedDeck } from "./own-deck.ts";

export type Saving = "saved" | "saving" | "notSaved";

interface Content {
  readonly name: string;
  readonly code: string;
}

/** The server is told when the hand rests; the browser at once. */
const REST_MS = 400;

/** Keeps a deck as it is changed, and what is left unsaved when its page is left. */
export function useAutosave({ id, where, ...first }: ShelvedDeck, now: Content): Saving {
  const [saving, setSaving] = useState<Saving>("saved");
  const kept = useRef<Content>(first);
  const wanted = useRef(now);
  wanted.current = now;
  const save = useCallback(async (): Promise<void> => {
    const content = wanted.current;
    if (isSame(content, kept.current)) return;
    const before = kept.current;
    kept.current = content;
    const answer = await changeDeck(id, content);
    if (!answer.ok) kept.current = before;
    if (isSame(wanted.current, content)) setSaving(answer.ok ? "saved" : "notSaved");
  }, [id]);
  const { name, code } = now;
  useEffect(() => {
    if (isSame({ name, code }, kept.current)) return;
    setSaving("saving");
    const timer = setTimeout(() => void save(), where === "browser" ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [name, code, where, save]);
  useEffect(() => {
    const leave = (): void => void save();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [save]);
  return saving;
}

const isSame = (a: Content, b: Content): boolean => a.name === b.name && a.code === b.code;
