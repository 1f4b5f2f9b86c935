import { useEffect } from "react";

/** Ctrl Z, except where it takes back what was typed. */
export function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches("input, textarea");
      if (!isUndo || isTyping || event.shiftKey || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      undo();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [undo]);
}
