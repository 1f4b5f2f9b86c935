import { announce } from "./announce.ts";
import { thingAt, unitOf } from "./board.ts";
import { gain } from "./buffs/gain.ts";
import type { Events } from "./shape.ts";
import type { Tile } from "./tiles.ts";
import type { UnitId } from "./units.ts";
import { who } from "./who.ts";
import type { Battle } from "./battle.ts";

/** Puts a unit onto another tile. A buff tile fires when somebody comes to stand on it, not when it is passed over. */
export function displace(battle: Battle, id: UnitId, to: Tile, how: Events["moved"]["how"]): void {
  const { state, table } = battle;
  const unit = unitOf(state, id);
  const from = unit.tile;
  unit.tile = to;
  announce(table, "moved", () => ({ unit: who(state, id), from, to, how }));
  const thing = thingAt(state, to);
  if (thing?.kind !== "tile") return;
  state.things = state.things.filter((other) => other !== thing);
  announce(table, "tile_fired", () => ({ unit: who(state, id), tile: to, buff: thing.buff }));
  gain(battle, id, thing.buff);
}
