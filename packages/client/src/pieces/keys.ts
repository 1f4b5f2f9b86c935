import { useEffect, useRef } from "react";

/** Does something on a key, wherever the focus is, unless somebody is typing or a dialog is open that they are not for. */
export function useKeys(
  keys: Readonly<Record<string, (() => void) | undefined>>,
  where: "table" | "dialog" = "table",
): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
      const isOpen = document.querySelector("dialog[open]") !== null;
      if (isTyping(event.target, event.key) || isOpen !== (where === "dialog")) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act || (isPressing(event.target) && (event.key === "Enter" || event.key === " ")))
        return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [where]);
}

/** Radios and sliders need arrows, and nothing else. */
const isTyping = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLElement &&
  target.matches("input, textarea, select, [contenteditable]") &&
  (!target.matches("[type=radio], [type=range]") || key.startsWith("Arrow"));

/** A button that the keyboard went to takes Enter and Space for itself; one that was clicked last, or does nothing, does not. */
const isPressing = (target: EventTarget | null): boolean =>
  !byPointer &&
  target instanceof HTMLElement &&
  target.matches(":is(button, a, summary, [role=button]):not([aria-disabled=true])");

/** Whether the focus is where a pointer put it. */
let byPointer = false;
let isDown = false;
addEventListener("pointerdown", () => (byPointer = isDown = true), { capture: true });
addEventListener("pointerup", () => (isDown = false), { capture: true });
addEventListener("pointercancel", () => (isDown = false), { capture: true });
addEventListener("focusin", () => (byPointer = isDown));

/** Whether the last thing done was done with a pointer: then the focus need not be led anywhere. */
export const lastByPointer = (): boolean => pointedLast;
let pointedLast = false;
addEventListener("keydown", () => (pointedLast = false), { capture: true });
addEventListener("pointerdown", () => (pointedLast = true), { capture: true });
