import type { View } from "@holmgang/campaign";
import { deliveriesOf } from "./deliveries.ts";
import { along } from "./smooth.ts";

type Point = readonly [x: number, y: number];

/** Deliveries at one spot of the road walked: from whom, and when each is here. */
export interface Coming {
  readonly at: Point;
  readonly left: readonly number[];
  readonly from: readonly string[];
}

/** How wide a wagon is, in points. */
export const WAGON = 34;
/** How far it stays away from army and town. */
const CLEAR = 40;

/** Where wagons stand on a road: what was just begun before the gate, and what would lie on each other is one. */
export function wagonsOn(
  view: Pick<View, "town" | "setup">,
  road: readonly Point[],
): readonly Coming[] {
  const coming = deliveriesOf(view).toSorted((a, b) => b.share - a.share || a.left - b.left);
  const wagons: Coming[] = [];
  for (const { share, left, from } of coming) {
    const at = onRoad(road, share);
    if (!at) continue;
    const before = wagons.at(-1);
    if (before && far(before.at, at) < WAGON + 30)
      wagons.splice(-1, 1, {
        at: before.at,
        left: [...new Set([...before.left, left])],
        from: [...before.from, ...from],
      });
    else wagons.push({ at, left: [left], from });
  }
  return wagons;
}

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** On the road and clear of its ends; beside it where they are too near to each other. */
function onRoad(road: readonly Point[], share: number): Point | null {
  const [town, army] = [road[0], road.at(-1)];
  const steps = Array.from({ length: 40 }, (_, at) => (at + 1) / 41);
  const isClear = (at: Point): boolean =>
    town !== undefined && army !== undefined && far(at, town) >= CLEAR && far(at, army) >= CLEAR;
  const [nearest] = steps
    .map((each) => ({ off: Math.abs(each - share), at: along(road, each) }))
    .filter(({ at }) => at !== null && isClear(at))
    .toSorted((a, b) => a.off - b.off);
  if (nearest) return nearest.at;
  const middle = along(road, 0.5);
  return middle && [middle[0], middle[1] + CLEAR];
}
