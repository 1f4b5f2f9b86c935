type Point = readonly [x: number, y: number];

const TRIES = 24;

/** Marks that would lie on each other, moved apart as little as it takes. What is fixed stays where it is. */
export function spread(
  fixed: readonly Point[],
  points: readonly Point[],
  gap: number,
): readonly Point[] {
  let now = points;
  for (let tries = 0; tries < TRIES; tries++) {
    const before = now;
    now = before.map((point, at) => {
      const others = [...fixed, ...before.filter((_, index) => index !== at)];
      return others.reduce<Point>((moved, other) => pushed(moved, other, { gap, at }), point);
    });
    if (now.every(([x, y], at) => x === before[at]![0] && y === before[at]![1])) break;
  }
  return now.map(([x, y]) => [Math.round(x), Math.round(y)]);
}

/** Away from another mark, half of what is missing; two at one place leave it in directions of their own. */
function pushed([x, y]: Point, [ox, oy]: Point, { gap, at }: { gap: number; at: number }): Point {
  const far = Math.hypot(x - ox, y - oy);
  if (far >= gap) return [x, y];
  const angle = far === 0 ? (at * 2 * Math.PI) / 3 - Math.PI / 2 : Math.atan2(y - oy, x - ox);
  const step = (gap - far) / 2 + 0.5;
  return [x + Math.cos(angle) * step, y + Math.sin(angle) * step];
}
