import { invariant } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { BUFFS, buffRow } from "./buffs/buffs.ts";
import type { BuffId } from "./buffs/buffs.ts";
import type { Hero, State, Thing, Unit, View } from "./shape.ts";
import type { Tile } from "./tiles.ts";
import { heroId, unitRow } from "./units.ts";
import type { UnitId } from "./units.ts";

/** What looking at a board needs: a state's, or a view's. */
export type Board = Pick<State | View, "units" | "things" | "heroes" | "settings">;

/** A unit that is there: standing, or fallen. */
export function unitOf({ units }: Pick<Board, "units">, id: UnitId): Unit {
  const unit = units[id];
  // Written out: `invariant` would build its message every time.
  if (unit == null) throw new Error(`there is no unit ${id}`);
  return unit;
}

export const isStanding = ({ units }: Pick<Board, "units">, id: UnitId): boolean => {
  const unit = units[id];
  return unit != null && !unit.fallen;
};

/** Who stands on a tile. */
export function unitAt({ units }: Pick<Board, "units">, tile: Tile): UnitId | null {
  for (let id = 0; id < units.length; id++) {
    const unit = units[id];
    if (unit != null && !unit.fallen && unit.tile === tile) return id;
  }
  return null;
}

export function thingAt({ things }: Pick<Board, "things">, tile: Tile): Thing | null {
  for (const thing of things) if (thing.tile === tile) return thing;
  return null;
}

export const isObstacle = (board: Pick<Board, "things">, tile: Tile): boolean =>
  thingAt(board, tile)?.kind === "obstacle";

/** Free of units and obstacles; a buff tile does not block. */
export const isFree = (board: Board, tile: Tile): boolean =>
  unitAt(board, tile) === null && !isObstacle(board, tile);

export function has({ buffs }: Pick<Unit, "buffs">, id: BuffId): boolean {
  for (const buff of buffs) if (buff.id === id) return true;
  return false;
}

export function heroOf({ heroes }: Pick<Board, "heroes">, seat: Seat): Hero {
  invariant(heroes !== null, "there are no heroes before the battle");
  return heroes[seat];
}

/** A unit's attack with all that lies on it, never below 0. */
export function attackOf({ kind, buffs }: Pick<Unit, "kind" | "buffs">): number {
  let attack = unitRow(kind).attack;
  for (const { id } of buffs) attack += BUFFS[id].attack;
  return Math.max(0, attack);
}

/** What the next attack strikes with: Nature's Power included. */
export function strikeOf(board: Board, id: UnitId): number {
  const unit = unitOf(board, id);
  const charged = unit.kind === "hero" && heroOf(board, id === heroId(0) ? 0 : 1).charges > 0;
  return attackOf(unit) + (charged ? NATURE : 0);
}

/** What a charge of Nature's Power adds. */
const NATURE = 2;

export const buffRounds = ({ settings }: Pick<Board, "settings">, id: BuffId): number => {
  const { rounds } = buffRow(id);
  return rounds === "setting" ? settings.buffRounds : rounds;
};

/** What a unit of this kind begins with. */
export const fullHp = ({ settings }: Pick<Board, "settings">, id: UnitId, { kind }: Unit): number =>
  kind === "hero"
    ? settings.heroHp + (id === heroId(1) ? settings.secondHeroHp : 0)
    : unitRow(kind).hp;
