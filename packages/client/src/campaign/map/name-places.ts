type Point = readonly [x: number, y: number];
type Side = "right" | "left" | "below" | "above";

/** A name that wants to stand beside a point. */
interface Named {
  readonly name: string;
  readonly at: Point;
  /** How wide its mark is. */
  readonly mark: number;
  readonly strong: boolean;
  /** What stands under it in a line of its own. */
  readonly note?: string | undefined;
}

/** Where a name stands, and how far it was moved along its side to stay in sight; null if there is no room for it. */
export type NamePlace = { readonly side: Side; readonly shift: Point } | null;

const SIDES: readonly Side[] = ["right", "left", "below", "above"];
const LETTER = { plain: 8.6, strong: 10 } as const;
const NOTE_LETTER = 7;
const LINE = 16;
const GAP = 6;

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/**
 * The first side of each place on which its name lies on no mark and on no name before it, and all of it is in sight; beside
 * an edge it moves along its side for that. A name that would be cut is left out. The important come first.
 */
export function placeNames(
  names: readonly Named[],
  marks: readonly Box[],
  sight: Box | null = null,
): readonly NamePlace[] {
  const taken: Box[] = [...marks];
  return names.map((named) => {
    const free = waysOf(named, sight).find(({ box }) => !taken.some((each) => overlap(box, each)));
    if (!free) return null;
    taken.push(free.box);
    return { side: free.side, shift: free.shift };
  });
}

interface Way {
  readonly side: Side;
  readonly shift: Point;
  readonly box: Box;
}

/** How a name could stand, the best first: as it is, moved into sight, then a little farther from its mark. What nobody sees keeps out of sight as a whole. */
function waysOf(named: Named, sight: Box | null): readonly Way[] {
  const still = SIDES.map((side): Way => ({ side, shift: [0, 0], box: boxOf(named, side) }));
  if (!sight) return still;
  if (!isInside(markBox(named.at, 0), sight))
    return still.filter(({ box }) => !overlap(box, sight));
  const ways = [...still, ...still.map((way) => moved(way, AWAY[way.side]))];
  return ways
    .flatMap((way) => [way, moved(way, along(way.side, intoSight(way.box, sight)))])
    .filter(({ box }) => isInside(box, sight))
    .toSorted((a, b) => Math.hypot(...a.shift) - Math.hypot(...b.shift));
}

const moved = ({ side, shift, box: [left, top, right, bottom] }: Way, [x, y]: Point): Way => ({
  side,
  shift: [shift[0] + x, shift[1] + y],
  box: [left + x, top + y, right + x, bottom + y],
});

/** As far as one still sees whose name it is. */
const FAR = 10;
const AWAY: Readonly<Record<Side, Point>> = {
  right: [FAR, 0],
  left: [-FAR, 0],
  below: [0, FAR],
  above: [0, -FAR],
};

const intoSight = ([left, top, right, bottom]: Box, sight: Box): Point => [
  Math.max(sight[0] - left, 0) + Math.min(sight[2] - right, 0),
  Math.max(sight[1] - top, 0) + Math.min(sight[3] - bottom, 0),
];

/** Across its side, a name would lie on its own mark or leave it. */
const along = (side: Side, [x, y]: Point): Point =>
  side === "above" || side === "below" ? [x, 0] : [0, y];

/** A mark as something that names keep clear of. */
export const markBox = ([x, y]: Point, wide: number, high = wide): Box => [
  x - wide / 2,
  y - high / 2,
  x + wide / 2,
  y + high / 2,
];

function boxOf({ name, at: [x, y], mark, strong, note }: Named, side: Side): Box {
  const letters = name.length * (strong ? LETTER.strong : LETTER.plain);
  const wide = Math.max(letters, (note?.length ?? 0) * NOTE_LETTER);
  const high = note === undefined ? LINE : 2 * LINE;
  const off = mark / 2 + GAP;
  switch (side) {
    case "right":
      return [x + off, y - high / 2, x + off + wide, y + high / 2];
    case "left":
      return [x - off - wide, y - high / 2, x - off, y + high / 2];
    case "below":
      return [x - wide / 2, y + off, x + wide / 2, y + off + high];
    case "above":
      return [x - wide / 2, y - off - high, x + wide / 2, y - off];
  }
}

const isInside = (a: Box, b: Box): boolean =>
  a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];

const overlap = (a: Box, b: Box): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
