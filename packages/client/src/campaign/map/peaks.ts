import { seededRng } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { onMap } from "./theatre.ts";
import type { Ridge, Theatre } from "./theatre.ts";

/** A mountain: where its foot stands and how wide it is, in units of the map. */
export interface Peak {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

/** How far mountains of a chain stand from each other, in points. */
const APART = 11;

/** Mountains along every ridge, the farther ones first; the same for the same theatre. None stands in another. */
export function peaksOf(theatre: Theatre): readonly Peak[] {
  const rng = seededRng(theatre.id);
  const peaks: Peak[] = [];
  for (const ridge of theatre.ridges)
    for (const peak of along(theatre, ridge, rng))
      if (!peaks.some(standsIn(peak))) peaks.push(peak);
  return peaks.toSorted((a, b) => a.y - b.y);
}

const standsIn =
  ({ x, y, wide }: Peak) =>
  (other: Peak): boolean =>
    Math.hypot(other.x - x, other.y - y) < 0.8 * wide;

function along(theatre: Theatre, { high, wide, line }: Ridge, rng: Rng): readonly Peak[] {
  const { coarse } = theatre;
  const rows = high > 0.98 ? 2 : 1;
  const off = (): number => ((rng.below(201) - 100) / 100) * wide * coarse;
  return walked(line.map(onMap(theatre)), APART * high * coarse).flatMap(([x, y]) =>
    Array.from({ length: rows }, () => ({
      x: x + off(),
      y: y + 0.9 * off(),
      wide: (7.4 + rng.below(45) / 10) * high * coarse,
    })),
  );
}

type Point = readonly [x: number, y: number];

/** Points on a line, a step apart. */
function walked(line: readonly Point[], step: number): readonly Point[] {
  let rest = 0;
  return line.slice(1).flatMap((to, at) => {
    const from = line[at]!; // one before each
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const points: Point[] = [];
    for (; rest < length; rest += step) {
      const share = rest / length;
      points.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    rest -= length;
    return points;
  });
}
