import { has, heroOf, isFree, unitAt, unitOf } from "../board.ts";
import type { Board } from "../board.ts";
import type { Action } from "../shape.ts";
import { distance, lineTo, NEIGHBOURS } from "../tiles.ts";
import type { Tile } from "../tiles.ts";
import { cloneIds, seatOf } from "../units.ts";
import type { UnitId } from "../units.ts";
import type { SkillRow } from "./language.ts";
import { skillRow } from "./skills.ts";

/** Why a skill cannot be used, or not like this. */
export type SkillBar =
  | "no-skill"
  | "resting"
  | "rooted"
  | "needs-target"
  | "takes-no-target"
  | "out-of-range"
  | "occupied"
  | "not-in-line"
  | "hits-nobody"
  | "shadows-out"
  | "no-ally"
  | "takes-no-debuff";

type Use = Extract<Action, { kind: "skill" }>;

/** Only heroes have a skill, and only one that is not resting. */
export function readyBar(board: Board, { unit }: Use): SkillBar | null {
  if (unitOf(board, unit).kind !== "hero") return "no-skill";
  return heroOf(board, seatOf(unit)).cooldown > 0 ? "resting" : null;
}

/** Range, line and room: what must still hold when a stored skill comes due. */
export function skillAimBar(board: Board, { unit: id, at, debuff }: Use): SkillBar | null {
  const unit = unitOf(board, id);
  if (unit.kind !== "hero") return "no-skill";
  const hero = heroOf(board, seatOf(id));
  const row = skillRow(hero.skill);
  if (debuff !== null && !row.does.some(({ verb }) => verb === "inflict")) return "takes-no-debuff";
  const goes = row.does.some(({ verb }) => verb === "go") || hero.beacon !== null;
  if (goes && has(unit, "root")) return "rooted";
  if (row.aim === "self" || hero.beacon !== null) {
    if (at !== null) return "takes-no-target";
    return hero.beacon !== null ? roomBar(board, hero.beacon) : aroundBar(board, id, row);
  }
  if (at === null) return "needs-target";
  if (row.aim === "line") return lineBar(board, id, at, row.range);
  if (distance(unit.tile, at) > row.range) return "out-of-range";
  return row.aim === "free" || row.aim === "beacon" ? landingBar(board, id, at, row) : null;
}

/** Whom a skill is aimed at. */
export function skillTargetBar(
  board: Board,
  { unit: id, at }: Use,
): "nothing-there" | "own-unit" | "unseen" | "no-ally" | null {
  const { aim } = skillRow(heroOf(board, seatOf(id)).skill);
  if (at === null || (aim !== "enemy" && aim !== "ally")) return null;
  const target = unitAt(board, at);
  if (aim === "ally") return target !== null && seatOf(target) === seatOf(id) ? null : "no-ally";
  if (target === null) return "nothing-there";
  if (seatOf(target) === seatOf(id)) return "own-unit";
  return has(unitOf(board, target), "invisible") ? "unseen" : null;
}

const roomBar = (board: Board, tile: Tile): SkillBar | null =>
  isFree(board, tile) ? null : "occupied";

function landingBar(board: Board, id: UnitId, at: Tile, row: SkillRow): SkillBar | null {
  if (!isFree(board, at)) return "occupied";
  const makesClone = row.does.some(({ verb }) => verb === "clone");
  return makesClone && cloneIds(seatOf(id)).every((each) => board.units[each] != null)
    ? "shadows-out"
    : null;
}

/** A blow all around that would meet nobody is a slip of the hand. */
function aroundBar(board: Board, id: UnitId, { does }: SkillRow): SkillBar | null {
  if (!does.some(({ verb }) => verb === "shove")) return null;
  return hitsSomebody(board, id, NEIGHBOURS[unitOf(board, id).tile]!) ? null : "hits-nobody";
}

function lineBar(board: Board, id: UnitId, at: Tile, range: number): SkillBar | null {
  const line = lineTo(unitOf(board, id).tile, at);
  if (line === null) return "not-in-line";
  if (line.indexOf(at) >= range) return "out-of-range";
  return hitsSomebody(board, id, line.slice(0, range)) ? null : "hits-nobody";
}

const hitsSomebody = (board: Board, id: UnitId, tiles: readonly Tile[]): boolean =>
  tiles.some((tile) => {
    const found = unitAt(board, tile);
    return found !== null && seatOf(found) !== seatOf(id);
  });
