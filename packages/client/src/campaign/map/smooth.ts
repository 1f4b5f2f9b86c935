type Point = readonly [x: number, y: number];

const said = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A curve through all points, without corners (Catmull and Rom). */
export function smooth(points: readonly Point[]): string {
  const [start, ...rest] = points;
  if (start === undefined) return "";
  const curves = rest.map((to, at) => {
    const from = points[at]!; // one before each of the rest
    const before = points[at - 1] ?? from;
    const after = points[at + 2] ?? to;
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const reach: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${said(leave)} ${said(reach)} ${said(to)}`;
  });
  return `M${said(start)}${curves.join("")}`;
}
