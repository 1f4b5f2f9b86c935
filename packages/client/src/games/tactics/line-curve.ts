import type { Seat } from "@holmgang/kernel";
import { spotOf } from "./places.ts";
import type { Stroke } from "./strokes.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line between two tiles, in hundredths of a tile: it bends towards a point beside it. */
interface Curve {
  readonly start: Point;
  readonly bend: Point;
  readonly end: Point;
}

/** From the edge of one token to the edge of the other. */
export function curveOf({ from, to, kind }: Stroke, near: Seat): Curve {
  const [a, b] = [centre(from, near), centre(to, near)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const start = { x: a.x + 34 * ux, y: a.y + 34 * uy };
  const end = { x: b.x - 38 * ux, y: b.y - 38 * uy };
  // What comes back takes another way than what went out.
  const bow = kind === "back" ? 80 : 0;
  const bend = { x: (start.x + end.x) / 2 - bow * uy, y: (start.y + end.y) / 2 + bow * ux };
  return { start, bend, end };
}

/** Two thirds of the way along it: what goes out and what comes back are labelled at either end. */
export function labelOf({ start, bend, end }: Curve): Point {
  const along = (from: number, by: number, to: number): number => (from + 4 * by + 4 * to) / 9;
  return { x: along(start.x, bend.x, end.x), y: along(start.y, bend.y, end.y) };
}

const centre = (tile: number, near: Seat): Point => {
  const { x, y } = spotOf(tile, near);
  return { x: x * 100 + 50, y: y * 100 + 50 };
};
