import { useEffect, useRef } from "react";
import type { KeyboardEvent, PointerEvent, RefObject } from "react";

/** What can be done to a map. Points are those of its window. */
export interface Moves {
  readonly shift: (dx: number, dy: number) => void;
  /** Closer by a factor, round a point or the middle. */
  readonly zoom: (by: number, at?: Point) => void;
  readonly again: () => void;
}

type Point = readonly [x: number, y: number];

/** How much closer a press of + goes. */
const STEP = 1.3;
/** How far an arrow goes, in points. */
const SHIFT = 60;
/** How much of a wheel makes a map e times as large. */
const WHEEL = 600;

/** Moves a map by dragging, two fingers, the wheel, and keys. */
export function useHands(ref: RefObject<HTMLElement | null>, { shift, zoom, again }: Moves) {
  const fingers = useRef(new Map<number, Point>());
  useWheel(ref, zoom);
  const keys: Readonly<Record<string, () => void>> = {
    "+": () => zoom(STEP),
    "=": () => zoom(STEP),
    "-": () => zoom(1 / STEP),
    "0": again,
    ArrowLeft: () => shift(-SHIFT, 0),
    ArrowRight: () => shift(SHIFT, 0),
    ArrowUp: () => shift(0, -SHIFT),
    ArrowDown: () => shift(0, SHIFT),
  };
  const lift = ({ pointerId }: PointerEvent): void => {
    fingers.current.delete(pointerId);
  };
  return {
    onPointerDown(event: PointerEvent) {
      // A mark is pressed, not dragged.
      if (isOnMark(event)) return;
      ref.current?.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    },
    onPointerMove(event: PointerEvent) {
      const from = fingers.current.get(event.pointerId);
      if (!from) return;
      const to: Point = [event.clientX, event.clientY];
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, to);
      if (!other) shift(from[0] - to[0], from[1] - to[1]);
      else if (apart(from, other) > 0) zoom(apart(to, other) / apart(from, other));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown(event: KeyboardEvent) {
      const act = event.target === event.currentTarget ? keys[event.key] : undefined;
      if (!act || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
    },
  };
}

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const isOnMark = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest("button, a") !== null;

/** The wheel goes closer to where it is turned. Not React's: that one may not keep the page from scrolling. */
function useWheel(ref: RefObject<HTMLElement | null>, zoom: Moves["zoom"]): void {
  useEffect(() => {
    const box = ref.current;
    const turn = (event: WheelEvent): void => {
      if (!box) return;
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      zoom(Math.exp(-event.deltaY / WHEEL), [event.clientX - left, event.clientY - top]);
    };
    box?.addEventListener("wheel", turn, { passive: false });
    return () => box?.removeEventListener("wheel", turn);
  }, [ref, zoom]);
}
