import { lazy, Suspense, useEffect } from "react";
import { useStore } from "../store/store.ts";
import { opened } from "./opened.ts";
import type { Opened } from "./opened.ts";

const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));
const KeyMap = lazy(async () => ({ default: (await import("./key-map.tsx")).KeyMap }));

const close = (): void => opened.set(null);

/** The keys that every page of the site knows, and what they open. */
export function SiteKeys() {
  const open = useStore(opened);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const wanted = openedBy(event);
      if (wanted === null || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      opened.set(wanted);
    };
    addEventListener("keydown", pressed);
    return () => {
      removeEventListener("keydown", pressed);
      close();
    };
  }, []);
  return (
    <Suspense>
      {open === "palette" && <Palette close={close} showKeys={() => opened.set("keys")} />}
      {open === "keys" && <KeyMap close={close} />}
    </Suspense>
  );
}

function openedBy(event: KeyboardEvent): Opened {
  if (event.defaultPrevented || event.altKey) return null;
  if (event.ctrlKey || event.metaKey)
    return event.key.toLowerCase() === "k" && !event.shiftKey ? "palette" : null;
  const isTyping =
    event.target instanceof HTMLElement &&
    event.target.matches("input, textarea, select, [contenteditable]");
  if (isTyping) return null;
  if (event.key === "/") return "palette";
  return event.key === "?" ? "keys" : null;
}
