import { expect, test } from "vitest";
import { spread } from "./spread.ts";

const apart = (points: readonly (readonly [number, number])[]): number =>
  Math.min(
    ...points.flatMap(([x, y], at) =>
      points.slice(at + 1).map(([ox, oy]) => Math.hypot(x - ox, y - oy)),
    ),
  );

test("marks that have room stay where they are", () => {
  expect(spread([[0, 0]], [[100, 0]], 40)).toEqual([[100, 0]]);
});

test("marks at one place, and the army there, can all be pressed", () => {
  const army = [200, 200] as const;
  const marks = spread([army], [army, army, [205, 198]], 44);
  expect(apart([army, ...marks])).toBeGreaterThan(40);
  for (const [x, y] of marks) expect(Math.hypot(x - 200, y - 200)).toBeLessThan(120);
});
