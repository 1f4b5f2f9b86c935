type Point = readonly [x: number, y: number];

/** How much room a tag takes, from its middle. */
const ROOM = { x: 34, y: 15 } as const;
/** Half of a mark. */
const MARK = 22;

/** Where the tag of a way stands: on the way if nothing is there, else over its goal or beside it. */
export function tagSpot(from: Point, to: Point, marks: readonly Point[]): Point {
  const on = (share: number): Point => [
    Math.round(from[0] + (to[0] - from[0]) * share),
    Math.round(from[1] + (to[1] - from[1]) * share),
  ];
  const [x, y] = to;
  const tries: readonly Point[] = [
    on(0.5),
    on(0.62),
    on(0.38),
    [x, y - 42],
    [x + 60, y],
    [x - 60, y],
  ];
  return tries.find((spot) => marks.every((mark) => !covers(spot, mark))) ?? on(0.5);
}

const covers = (tag: Point, mark: Point): boolean =>
  Math.abs(tag[0] - mark[0]) < ROOM.x + MARK && Math.abs(tag[1] - mark[1]) < ROOM.y + MARK;
