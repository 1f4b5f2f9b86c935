import type { Terrain } from "../../../src/cards/language.ts";
import { announce, told } from "../announce.ts";
import type { Run } from "../announce.ts";
import type { Tile } from "../board/tiles.ts";
import { partOf, powersOf } from "../board/units.ts";
import type { Knows } from "../events.ts";
import { fall } from "../fight/hurt.ts";
import type { State, TileState, Unit } from "../shape.ts";

/** What a unit does to the ground, for the AP of an attack. */
export function ignite(run: Run, unit: Unit, tile: Tile): void {
  const { state, table } = run;
  const ground = state.tiles[tile]!;
  spend(unit);
  unit.charges.ignite--;
  const until = burnsUntil(state, unit);
  ground.fire = { until, by: unit.seat };
  announce(table, "changed", () => ({ unit: told(unit), why: "acted" }));
  announce(table, "tile_burns", () => ({ tile, until, by: unit.seat, known: knows(ground) }));
}

/** The last half-turn of a fire that a unit lights now. */
export const burnsUntil = ({ halfTurn }: State, unit: Unit): number =>
  halfTurn + powersOf(unit).ignites - 1;

export function convert(run: Run, unit: Unit, tile: Tile, terrain: Terrain): void {
  const ground = run.state.tiles[tile]!;
  spend(unit);
  ground.terrain = terrain;
  ground.fire = null;
  announce(run.table, "changed", () => ({ unit: told(unit), why: "acted" }));
  announce(run.table, "tile_turned", () => ({ tile, terrain, known: knows(ground) }));
}

/** Two friends swap what they can do, with the uses that are left of it. */
export function swap(run: Run, unit: Unit, [one, other]: readonly [Unit, Unit]): void {
  spend(unit);
  [one.kit, other.kit] = [other.kit, one.kit];
  [one.charges, other.charges] = [other.charges, one.charges];
  for (const each of [one, other])
    announce(run.table, "changed", () => ({ unit: told(each), why: "switched" }));
  fall(run, unit, "spent", null);
}

const spend = (unit: Unit): void => {
  unit.ap -= partOf(unit).strike;
};

export const knows = ({ known, open }: TileState): Knows => ({ seats: [...known], open });
