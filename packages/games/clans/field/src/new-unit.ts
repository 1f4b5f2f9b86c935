import type { Seat } from "@holmgang/kernel";
import { announce, told } from "./announce.ts";
import type { Run } from "./announce.ts";
import { newUnit } from "./board/units.ts";
import type { Tile } from "./board/tiles.ts";
import type { Copy, Unit } from "./shape.ts";

/** A new unit on a tile, as its owner sees it; its rival sees it when it looks. */
export function enter(
  { state, table }: Run,
  seat: Seat,
  copy: Copy,
  { tile, ap }: { readonly tile: Tile; readonly ap: number },
): Unit {
  const unit = { ...newUnit(copy, seat, tile, ++state.seats[seat].units), ap };
  state.units.push(unit);
  announce(table, "unit_placed", () => ({ unit: told(unit) }));
  return unit;
}
