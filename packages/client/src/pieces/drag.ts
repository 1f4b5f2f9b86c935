import { useRef, useState } from "react";
import type { PointerEvent as ReactPointerEvent } from "react";

/** Something being dragged, and where the pointer is. */
export interface Drag {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
  /** The place under the pointer, as in its `data-drop`. */
  readonly over: string | null;
}

/** Before this many pixels it is a press and no drag. */
const SLACK = 7;

export interface Dragging {
  readonly drag: Drag | null;
  /** For the element that can be picked up. */
  readonly handle: (thing: string) => { onPointerDown(event: ReactPointerEvent): void };
}

/** Dragging by mouse, pen or finger. Places are elements with `data-drop`; a drop elsewhere is told as null. */
export function useDrag(dropped: (thing: string, place: string | null) => void): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef(dropped);
  latest.current = dropped;

  const handle = (thing: string) => ({
    onPointerDown({ button, clientX, clientY, pointerId }: ReactPointerEvent): void {
      if (button !== 0) return;
      let begun = false;
      const moved = (event: PointerEvent): void => {
        if (event.pointerId !== pointerId) return;
        begun ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK;
        if (!begun) return;
        event.preventDefault();
        setDrag({ thing, x: event.clientX, y: event.clientY, over: placeAt(event) });
      };
      const ended = (event: PointerEvent): void => {
        if (event.pointerId !== pointerId) return;
        watch("removeEventListener");
        setDrag(null);
        if (!begun) return;
        // A drag ends with a click on whatever lies there; it is none.
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
        if (event.type === "pointerup") latest.current(thing, placeAt(event));
      };
      const watch = (how: "addEventListener" | "removeEventListener"): void => {
        globalThis[how]("pointermove", moved as EventListener, { passive: false });
        globalThis[how]("pointerup", ended as EventListener);
        globalThis[how]("pointercancel", ended as EventListener);
      };
      watch("addEventListener");
    },
  });
  return { drag, handle };
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

const placeAt = ({ clientX, clientY }: PointerEvent): string | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-drop]")?.dataset[
    "drop"
  ] ?? null;
