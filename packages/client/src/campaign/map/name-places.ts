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

/** Where a name stands; null if it would lie on something more important. */
export type NamePlace = Side | null;

const SIDES: readonly Side[] = ["right", "left", "below", "above"];
const LETTER = { plain: 8.6, strong: 10 } as const;
const NOTE_LETTER = 7;
const LINE = 16;
const GAP = 6;

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/**
 * The first side of each place on which its name lies on no mark and on no name before it, and inside what is in sight if
 * there is such a side. The important come first.
 */
export function placeNames(
  names: readonly Named[],
  marks: readonly Box[],
  sight: Box | null = null,
): readonly NamePlace[] {
  const taken: Box[] = [...marks];
  return names.map((named) => {
    const free = SIDES.filter((each) => !taken.some((box) => overlap(box, boxOf(named, each))));
    const side = free.find((each) => sight && isInside(boxOf(named, each), sight)) ?? free[0];
    if (side) taken.push(boxOf(named, side));
    return side ?? null;
  });
}

/** A mark as something that names keep clear of. */
export const markBox = ([x, y]: Point, size: number): Box => [
  x - size / 2,
  y - size / 2,
  x + size / 2,
  y + size / 2,
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
