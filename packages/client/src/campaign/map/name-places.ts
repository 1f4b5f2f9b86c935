type Point = readonly [x: number, y: number];
type Side = "right" | "left" | "below" | "above";

/** A name that wants to stand beside a point. */
interface Named {
  readonly name: string;
  readonly at: Point;
  /** How wide its mark is. */
  readonly mark: number;
  readonly strong: boolean;
}

/** Where a name stands; null if it would lie on something more important. */
export type NamePlace = Side | null;

const SIDES: readonly Side[] = ["right", "left", "below", "above"];
const LETTER = { plain: 8.6, strong: 10 } as const;
const LINE = 16;
const GAP = 6;

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The first side of each place on which its name lies on no mark and on no name before it. The important come first. */
export function placeNames(names: readonly Named[], marks: readonly Box[]): readonly NamePlace[] {
  const taken: Box[] = [...marks];
  return names.map((named) => {
    const side = SIDES.find((each) => !taken.some((box) => overlap(box, boxOf(named, each))));
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

function boxOf({ name, at: [x, y], mark, strong }: Named, side: Side): Box {
  const wide = name.length * (strong ? LETTER.strong : LETTER.plain);
  const off = mark / 2 + GAP;
  switch (side) {
    case "right":
      return [x + off, y - LINE / 2, x + off + wide, y + LINE / 2];
    case "left":
      return [x - off - wide, y - LINE / 2, x - off, y + LINE / 2];
    case "below":
      return [x - wide / 2, y + off, x + wide / 2, y + off + LINE];
    case "above":
      return [x - wide / 2, y - off - LINE, x + wide / 2, y - off];
  }
}

const overlap = (a: Box, b: Box): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
