import { lazy, Suspense, useEffect, useState } from "react";

const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));
const KeyMap = lazy(async () => ({ default: (await import("./key-map.tsx")).KeyMap }));

type Open = "palette" | "keys" | null;

/** The keys that every page of the site knows, and what they open. */
export function SiteKeys() {
  const [open, setOpen] = useState<Open>(null);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const wanted = openedBy(event);
      if (wanted === null || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      setOpen(wanted);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  const close = (): void => setOpen(null);
  return (
    <Suspense>
      {open === "palette" && <Palette close={close} showKeys={() => setOpen("keys")} />}
      {open === "keys" && <KeyMap close={close} />}
    </Suspense>
  );
}

function openedBy(event: KeyboardEvent): Open {
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
