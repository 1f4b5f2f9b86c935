import { has } from "./board.ts";
import type { Board } from "./board.ts";
import { TILES } from "./tiles.ts";
import { seatOf } from "./units.ts";

/** What stands on every tile. Whoever lists moves asks about the same few tiles dozens of times. */
export interface Ground {
  /** The unit standing there; below 0 where there is none. */
  readonly who: Int8Array;
  /** 1 where an obstacle stands. */
  readonly obstacles: Uint8Array;
  /** By seat, 1 where somebody stands whom that seat may attack. */
  readonly targets: readonly Uint8Array[];
}

/** One for all: a list of moves is made in one go. */
const GROUND: Ground = {
  who: new Int8Array(TILES.length),
  obstacles: new Uint8Array(TILES.length),
  targets: [new Uint8Array(TILES.length), new Uint8Array(TILES.length)],
};

/** The ground as it is now, until the next survey. */
export function survey({ units, things }: Board): Ground {
  const { who, obstacles, targets } = GROUND;
  who.fill(-1);
  obstacles.fill(0);
  for (const each of targets) each.fill(0);
  for (let id = 0; id < units.length; id++) {
    const unit = units[id];
    if (!unit || unit.fallen) continue;
    who[unit.tile] = id;
    if (!has(unit, "invisible")) targets[seatOf(id) === 0 ? 1 : 0]![unit.tile] = 1;
  }
  for (const { kind, tile } of things) if (kind === "obstacle") obstacles[tile] = 1;
  return GROUND;
}
