type Point = readonly [x: number, y: number];
/** From a point to the next, by way of two that pull it. */
type Curve = readonly [from: Point, leave: Point, reach: Point, to: Point];

const said = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A curve through all points, without corners (Catmull and Rom). */
export function smooth(points: readonly Point[]): string {
  const [start] = points;
  if (start === undefined) return "";
  const curves = curvesOf(points).map(
    ([, leave, reach, to]) => `C${said(leave)} ${said(reach)} ${said(to)}`,
  );
  return `M${said(start)}${curves.join("")}`;
}

/** Steps in which a curve is measured. */
const STEPS = 12;

/** The point of that curve at a share of its length; null where there is no way to go. */
export function along(points: readonly Point[], share: number): Point | null {
  const dots = curvesOf(points).flatMap((curve, at) =>
    Array.from({ length: at === 0 ? STEPS + 1 : STEPS }, (_, step) =>
      onCurve(curve, (at === 0 ? step : step + 1) / STEPS),
    ),
  );
  const lengths = dots.slice(1).map(([x, y], at) => Math.hypot(x - dots[at]![0], y - dots[at]![1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  if (whole < 1) return null;
  let rest = whole * Math.min(1, share);
  const found = lengths.findIndex((length) => {
    if (rest <= length) return true;
    rest -= length;
    return false;
  });
  const at = found < 0 ? lengths.length - 1 : found;
  const [from, to] = [dots[at]!, dots[at + 1]!]; // a dot at each end of a length
  const part = found < 0 ? 1 : rest / lengths[at]!;
  return [
    Math.round(from[0] + (to[0] - from[0]) * part),
    Math.round(from[1] + (to[1] - from[1]) * part),
  ];
}

const curvesOf = (points: readonly Point[]): readonly Curve[] =>
  points.slice(1).map((to, at) => {
    const from = points[at]!; // one before each of the rest
    const before = points[at - 1] ?? from;
    const after = points[at + 2] ?? to;
    return [
      from,
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
  });

function onCurve([from, leave, reach, to]: Curve, t: number): Point {
  const at = (axis: 0 | 1): number =>
    (1 - t) ** 3 * from[axis] +
    3 * (1 - t) ** 2 * t * leave[axis] +
    3 * (1 - t) * t ** 2 * reach[axis] +
    t ** 3 * to[axis];
  return [at(0), at(1)];
}
