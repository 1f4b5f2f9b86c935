import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { has, heroOf, isObstacle, isStanding, strikeOf, unitOf } from "./board.ts";
import type { Board } from "./board.ts";
import { reach } from "./legal.ts";
import type { Hero } from "./shape.ts";
import { skillRow } from "./skills/skills.ts";
import { distance, NEIGHBOURS, RAYS, TILES } from "./tiles.ts";
import type { Tile } from "./tiles.ts";
import { heroId, seatOf, UNIT_IDS, unitRow } from "./units.ts";
import type { UnitId } from "./units.ts";

/** What one enemy unit can do with its next action, wherever somebody may stand. */
export interface Threat {
  readonly unit: UnitId;
  /** Whether it still acts in this round. */
  readonly now: boolean;
  /** Damage by tile; tiles it cannot hit are left out. */
  readonly hits: ReadonlyMap<Tile, number>;
}

/** What threatens a seat: every enemy's reach, as the board is now. Guardians, shields and marks are not counted. */
export const threats = (board: Board, seat: Seat): readonly Threat[] => {
  const then = whenItActs(board);
  return UNIT_IDS.filter((id) => seatOf(id) === rival(seat) && isStanding(board, id)).map(
    (unit) => ({ unit, now: !unitOf(board, unit).acted, hits: hitsOf(then, unit) }),
  );
};

/** Whoever has acted acts next in the round to come: what lasts only through this one is over by then. */
const whenItActs = (board: Board): Board => ({
  ...board,
  units: board.units.map((unit) =>
    unit?.acted ? { ...unit, buffs: unit.buffs.filter(({ rounds }) => rounds > 1) } : unit,
  ),
  heroes: board.heroes && [rested(board, 0), rested(board, 1)],
});

function rested(board: Board, seat: Seat): Hero {
  const hero = heroOf(board, seat);
  return unitOf(board, heroId(seat)).acted ? { ...hero, cooldown: hero.cooldown - 1 } : hero;
}

/** The most that everybody together can do to whoever stands on a tile. */
export const dangerAt = (all: readonly Threat[], tile: Tile): number =>
  all.reduce((sum, { hits }) => sum + (hits.get(tile) ?? 0), 0);

function hitsOf(board: Board, id: UnitId): ReadonlyMap<Tile, number> {
  const hits = new Map<Tile, number>();
  const most = (tile: Tile, damage: number): void => {
    if (damage > 0 && damage > (hits.get(tile) ?? 0)) hits.set(tile, damage);
  };
  if (has(unitOf(board, id), "stun")) return hits;
  for (const tile of attackable(board, id)) most(tile, strikeOf(board, id));
  for (const [tile, damage] of skillHits(board, id)) most(tile, damage);
  // Nobody stands there while it does.
  hits.delete(unitOf(board, id).tile);
  return hits;
}

/** From where it stands along its lines, and beside every tile it can walk to. */
function attackable(board: Board, id: UnitId): readonly Tile[] {
  const unit = unitOf(board, id);
  if (has(unit, "blind") || has(unit, "invulnerable")) return [];
  const found = inRange(board, id);
  if (has(unit, "power") || has(unit, "root")) return found;
  return [...found, ...reach(board, id).flatMap((to) => NEIGHBOURS[to]!)];
}

/** Tiles along its lines that it could hit from where it stands, whoever stands there. */
export function inRange(board: Board, id: UnitId): readonly Tile[] {
  const { tile: from, kind } = unitOf(board, id);
  return RAYS[from]!.flatMap((line) => {
    const near = line.slice(0, unitRow(kind).range);
    const end = near.findIndex((tile) => isObstacle(board, tile));
    return end < 0 ? near : near.slice(0, end);
  });
}

/** Tiles that a hero's skill can do damage on, if it is ready. */
function skillHits(board: Board, id: UnitId): readonly (readonly [Tile, number])[] {
  const unit = unitOf(board, id);
  if (unit.kind !== "hero") return [];
  const hero = heroOf(board, seatOf(id));
  if (hero.cooldown > 0) return [];
  const { aim, range, does } = skillRow(hero.skill);
  const harm = does.find((verb) => verb.verb === "damage" || verb.verb === "shove");
  const isHeld = has(unit, "root") && does.some(({ verb }) => verb === "go");
  if (!harm || isHeld) return [];
  const steps =
    aim === "free" ? range + 1 : harm.verb === "damage" && harm.to === "enemies" ? 8 : range;
  const inLine = (tile: Tile): boolean => RAYS[unit.tile]!.some((line) => line.includes(tile));
  return TILES.filter(
    (tile) => distance(unit.tile, tile) <= steps && (aim !== "line" || inLine(tile)),
  ).map((tile) => [tile, harm.amount]);
}
