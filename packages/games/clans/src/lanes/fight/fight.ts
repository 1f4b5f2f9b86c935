import type { BySeat } from "@holmgang/kernel";
import { announce } from "../announce.ts";
import type { Run } from "../announce.ts";
import type { Lane, Row } from "../places.ts";
import type { Unit } from "../shape.ts";
import { muster } from "./fighter.ts";
import { playTick } from "./tick.ts";

const TICKS = [1, 2, 3, 4, 5] as const;

/** Five ticks on one tile, or fewer once a side has nobody left. */
export function fight(
  run: Run,
  at: readonly [Lane, Row],
  units: Readonly<BySeat<readonly Unit[]>>,
): void {
  const [lane, row] = at;
  announce(run.table, "fight_start", () => ({
    lane,
    row,
    terrain: run.state.lanes[lane].terrain[row],
  }));
  const now = muster(run, at, units);
  for (const tick of TICKS) {
    if (now.sides[0].length === 0 || now.sides[1].length === 0) return;
    playTick(now, tick);
  }
}
