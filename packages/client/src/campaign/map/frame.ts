import { onMap, sizeOf } from "./theatre.ts";
import type { Spot, Theatre } from "./theatre.ts";

/** What of a map is in sight: points to a unit, and the upper left corner in points. */
export interface Frame {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The closest one can look, in points to a unit. */
const CLOSEST = 0.4;
/** Room for marks and names round what is framed, in points. */
export interface Margin {
  readonly x: number;
  readonly y: number;
}

export const WIDE: Margin = { x: 96, y: 84 };
/** On a small map there is less room for it. */
export const INSET: Margin = { x: 44, y: 44 };

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** From how far away one can look: beyond the edge of a map there is nothing. */
const farthest = (theatre: Theatre, { width, height }: Size): number => {
  const [wide, high] = sizeOf(theatre);
  return Math.max(width / wide, height / high);
};

/** A frame as near to this one as the map allows. */
export function within(theatre: Theatre, size: Size, { zoom, x, y }: Frame): Frame {
  const fits = between(farthest(theatre, size), zoom, CLOSEST);
  const [wide, high] = sizeOf(theatre);
  return {
    zoom: fits,
    x: between(0, x, Math.max(0, wide * fits - size.width)),
    y: between(0, y, Math.max(0, high * fits - size.height)),
  };
}

/** All these spots in sight, as close as that can be, but no closer than a battlefield needs. */
export function frameOn(
  theatre: Theatre,
  size: Size,
  spots: readonly Spot[],
  margin: Margin = WIDE,
): Frame {
  const placed = spots.map(onMap(theatre));
  const xs = placed.map(([x]) => x);
  const ys = placed.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = (points: number, spare: number, span: number): number =>
    Math.max(points - 2 * spare, points / 3) / Math.max(span, 1);
  const zoom = between(
    farthest(theatre, size),
    Math.min(room(size.width, margin.x, right - left), room(size.height, margin.y, bottom - top)),
    CLOSEST / 1.6,
  );
  return within(theatre, size, {
    zoom,
    x: ((left + right) / 2) * zoom - size.width / 2,
    y: ((top + bottom) / 2) * zoom - size.height / 2,
  });
}

/** Closer by a factor; what is at a point of the screen stays there. */
export const zoomed = (frame: Frame, by: number, at: readonly [x: number, y: number]): Frame => ({
  zoom: frame.zoom * by,
  x: (frame.x + at[0]) * by - at[0],
  y: (frame.y + at[1]) * by - at[1],
});
