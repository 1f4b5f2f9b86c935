import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { onMap } from "../src/campaign/map/theatre.ts";
import type { Theatre } from "../src/campaign/map/theatre.ts";

type Point = readonly [number, number];
type Ring = readonly Point[];

/** A theatre's land, as an outline in units of its map. */
export function coastOf(theatre: Theatre): string {
  const { west, east, south, north } = theatre;
  return land()
    .map((ring) => clip(ring, [west, south, east, north]))
    .filter((ring) => ring.length > 3)
    .map((ring) => thinned(ring, theatre.thin).map(onMap(theatre)).map(rounded))
    .filter((ring) => ring.length > 3)
    .map(outline)
    .join("");
}

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: {
    readonly land: {
      readonly geometries: readonly { readonly arcs: readonly (readonly number[][])[] }[];
    };
  };
}

/** All coasts of the world: Natural Earth's, 1 to 10 million. Lines are kept once, as steps from point to point. */
function land(): readonly Ring[] {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-10m.json");
  const { transform, arcs, objects } = JSON.parse(readFileSync(file, "utf8")) as Topology; // as the package has it
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([dx, dy]): Point => {
      [x, y] = [x + dx, y + dy];
      const { scale, translate } = transform;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  // A line that is walked backwards is named by the complement of its number.
  const line = (at: number): Ring => (at < 0 ? lines[~at]!.toReversed() : lines[at]!); // rings name lines there are
  return objects.land.geometries
    .flatMap((geometry) => geometry.arcs)
    .flat()
    .map((ring) => ring.flatMap((at) => line(at).slice(1)));
}

/** What of a ring lies in a box: cut by its four sides, one after the other (Sutherland and Hodgman). */
function clip(ring: Ring, [west, south, east, north]: readonly [number, number, number, number]) {
  const sides: readonly [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  return sides.reduce<Ring>((left, side) => cut(left, side), ring);
}

function cut(ring: Ring, [axis, limit, sign]: readonly [0 | 1, number, 1 | -1]): Ring {
  const isIn = (point: Point): boolean => sign * (point[axis] - limit) >= 0;
  return ring.flatMap((to, at) => {
    const from = ring.at(at - 1)!; // the last before the first
    if (isIn(from) === isIn(to)) return isIn(to) ? [to] : [];
    const share = (limit - from[axis]) / (to[axis] - from[axis]);
    const edge: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    return isIn(to) ? [edge, to] : [edge];
  });
}

/** Without points that hardly bend the line (Douglas and Peucker), in two halves, since a ring has no ends. */
function thinned(ring: Ring, most: number): Ring {
  const half = ring.length >> 1;
  const back = [...ring.slice(half), ring[0]!]; // rings have points
  return [...simplify(ring.slice(0, half + 1), most).slice(0, -1), ...simplify(back, most)].slice(
    0,
    -1,
  );
}

function simplify(line: Ring, most: number): Ring {
  const [first, last] = [line[0]!, line.at(-1)!]; // lines have ends
  let [farthest, at] = [0, 0];
  for (let index = 1; index < line.length - 1; index++) {
    const off = offLine(line[index]!, first, last); // between the ends
    if (off > farthest) [farthest, at] = [off, index];
  }
  if (farthest <= most) return [first, last];
  return [...simplify(line.slice(0, at + 1), most).slice(0, -1), ...simplify(line.slice(at), most)];
}

function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs(dx * (ay - y) - (ax - x) * dy) / length;
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Steps instead of places, which are shorter to say. */
function outline(ring: Ring): string {
  const steps = ring.map(([x, y], at) => {
    const [fx, fy] = at === 0 ? [0, 0] : ring[at - 1]!; // at is above 0
    return `${x - fx} ${y - fy}`;
  });
  return `M${steps[0]}l${steps.slice(1).join(" ").replaceAll(" -", "-")}z`;
}
