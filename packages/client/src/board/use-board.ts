import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { lastByPointer } from "../pieces/keys.ts";
import { nearest, neighbour } from "./neighbour.ts";
import type { Places } from "./neighbour.ts";
import type { Aiming } from "./use-aiming.ts";
import "./board.css";

/**
 * A board for keyboard, pointer and those who listen. Its element gets `grid`, and holds rows (`role="row"`) of cells
 * (`role="gridcell"`), each with one button that gets `place(key)`. Tab comes to one place, arrows go on from there, and once
 * something is chosen by key the focus is led to a place it may go to, the nearest if nobody says otherwise.
 */
export function useBoard<M>(
  aim: Aiming<M>,
  places: Places,
  /** Whether what is asked now is answered on the board. */
  isLed = aim.chosen.length > 0,
  /** Where it is led to. */
  lead: typeof nearest = nearest,
) {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const isOpen = (place: string): boolean => aim.steps.has(place);
  const stop = places.flat().includes(at) ? at : (nearest(places, isOpen) ?? nearest(places));
  const focus = (place: string): void =>
    ref.current?.querySelector<HTMLElement>(`[data-drop="${place}"]`)?.focus();
  useEffect(() => {
    const first = lead(places, isOpen);
    if (first !== null && isLed && aim.ready === null && !lastByPointer()) focus(first);
    // Only when something new is chosen or asked.
  }, [aim.question, aim.chosen.join(" "), isLed]);
  return {
    grid: {
      ref,
      role: "grid",
      onKeyDown(event: KeyboardEvent): void {
        const from = event.target instanceof HTMLElement ? event.target.dataset["drop"] : null;
        const to = from ? neighbour(places, from, event.key, isOpen) : null;
        if (to === null) return;
        event.preventDefault();
        focus(to);
      },
    },
    place: (key: string) => ({
      "data-drop": key,
      "data-lit": isOpen(key) || undefined,
      "aria-disabled": !isOpen(key) || undefined,
      tabIndex: key === stop ? 0 : -1,
      onClick: () => aim.press(key),
      onPointerEnter: () => aim.look(key),
      onPointerLeave: () => aim.look(null),
      onFocus: () => (setAt(key), aim.look(key)),
      onBlur: () => aim.look(null),
      ...(aim.canLift(key) ? { "data-lift": true, ...aim.handle(key) } : {}),
    }),
  };
}

export type Board = ReturnType<typeof useBoard>;
