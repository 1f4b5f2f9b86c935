import { describe, expect, test } from "vitest";
import { frameOn, within, zoomed } from "./frame.ts";
import { onMap, sizeOf } from "./theatre.ts";
import type { Spot } from "./theatre.ts";
import { THEATRES } from "./theatres.ts";

const { italy } = THEATRES;
const SIZE = { width: 986, height: 490 };
const PHONE = { width: 370, height: 228 };
const [NICE, LODI, MANTUA]: readonly Spot[] = [
  [7.264, 43.695],
  [9.503, 45.314],
  [10.791, 45.156],
];

describe("a frame on a map", () => {
  test.each([SIZE, PHONE])("holds all that is asked for in a window of %o", (size) => {
    const spots = [NICE!, LODI!, MANTUA!];
    const { zoom, x, y } = frameOn(italy, size, spots);
    for (const [left, top] of spots.map(onMap(italy))) {
      expect(left * zoom - x).toBeGreaterThan(0);
      expect(left * zoom - x).toBeLessThan(size.width);
      expect(top * zoom - y).toBeGreaterThan(0);
      expect(top * zoom - y).toBeLessThan(size.height);
    }
  });

  test("never shows what is beyond the map, however far one goes", () => {
    for (const theatre of Object.values(THEATRES)) {
      const [wide, high] = sizeOf(theatre);
      const { zoom, x, y } = within(theatre, SIZE, { zoom: 0.001, x: -900, y: 9e9 });
      expect(wide * zoom - x).toBeGreaterThanOrEqual(SIZE.width - 1e-6);
      expect([x, high * zoom - y]).toEqual([0, expect.closeTo(SIZE.height)]);
    }
  });

  test("goes closer round a point, which stays where it is", () => {
    const before = frameOn(italy, SIZE, [NICE!, MANTUA!]);
    const after = zoomed(before, 1.5, [100, 200]);
    const at = ({ zoom, x, y }: typeof before) => [(x + 100) / zoom, (y + 200) / zoom];
    for (const axis of [0, 1]) expect(at(after)[axis]).toBeCloseTo(at(before)[axis]!);
  });
});
