import type { Seat } from "@holmgang/kernel";
import { actionBar } from "./bars.ts";
import type { Board } from "./board.ts";
import { has, heroOf, isObstacle, unitOf } from "./board.ts";
import { DEBUFFS } from "./buffs/buffs.ts";
import { REMAINS } from "./shape.ts";
import type { Action, Move, State, Unit } from "./shape.ts";
import { skillRow, skillsOf } from "./skills/skills.ts";
import { survey } from "./survey.ts";
import type { Ground } from "./survey.ts";
import { NEIGHBOURS, RAYS, within } from "./tiles.ts";
import type { Tile } from "./tiles.ts";
import { CLASS_IDS, MINIONS, seatOf, unitRow } from "./units.ts";
import type { UnitId } from "./units.ts";

/** What the asked seat can do that brings the match on. */
export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (state.phase !== "battle") return draftMoves(state, seat);
  if (state.graves.length > 0) return REMAINS.map((leave) => ({ kind: "remains", leave }));
  const { active } = state;
  if (active === null) return [];
  const found: Move[] = actions(state, active);
  found.push({ kind: "end", unit: active });
  return found;
}

function draftMoves({ drafts }: State, seat: Seat): readonly Move[] {
  const draft = drafts[seat];
  switch (draft.step) {
    case "class":
      return CLASS_IDS.map((id) => ({ kind: "class", class: id }));
    case "minions":
      return MINIONS.filter((minion) => !draft.minions.includes(minion)).map((minion) => ({
        kind: "minion",
        minion,
      }));
    case "skill":
      return draft.class === null
        ? []
        : skillsOf(draft.class).map((skill) => ({ kind: "learn", skill }));
    case "ready":
      return [];
  }
}

/** Everything a unit can do now but end its turn: moves, attacks, both, its skill, breaking obstacles. */
function actions(board: Board, id: UnitId): Action[] {
  const unit = unitOf(board, id);
  if (has(unit, "stun")) return [];
  const ground = survey(board);
  const found: Action[] = [];
  const canAttack = !has(unit, "blind") && !has(unit, "invulnerable");
  const ways = has(unit, "root") ? [] : waysOf(ground, unit);
  for (const to of ways) found.push({ kind: "move", unit: id, to });
  if (canAttack) {
    pushAttacks(ground, id, unit, found);
    if (!has(unit, "power")) pushBoth(ground, id, ways, found);
  }
  if (unit.kind === "hero") pushSkills(board, id, found);
  if (has(unit, "power"))
    for (const at of NEIGHBOURS[unit.tile]!)
      if (isObstacle(board, at)) found.push({ kind: "destroy", unit: id, at });
  return found;
}

/** Where it can walk: straight, as far as nothing stands in the way. */
export const reach = (board: Board, id: UnitId): readonly Tile[] =>
  waysOf(survey(board), unitOf(board, id));

function waysOf(ground: Ground, { tile, kind }: Unit): readonly Tile[] {
  const { move } = unitRow(kind);
  const found: Tile[] = [];
  for (const line of RAYS[tile]!)
    for (let step = 0; step < move && step < line.length; step++) {
      const to = line[step]!;
      if (ground.who[to]! >= 0 || ground.obstacles[to] === 1) break;
      found.push(to);
    }
  return found;
}

/** What it can attack from where it stands. */
function pushAttacks(ground: Ground, id: UnitId, { tile, kind }: Unit, found: Action[]): void {
  const { range } = unitRow(kind);
  for (const line of RAYS[tile]!)
    for (let step = 0; step < range && step < line.length; step++) {
      const at = line[step]!;
      const isBlocked = ground.obstacles[at] === 1;
      if (isBlocked || ground.targets[seatOf(id)]![at] === 1)
        found.push({ kind: "attack", unit: id, at });
      if (isBlocked) break;
    }
}

function pushBoth(ground: Ground, id: UnitId, ways: readonly Tile[], found: Action[]): void {
  const targets = ground.targets[seatOf(id)]!;
  for (const to of ways)
    for (const at of NEIGHBOURS[to]!)
      if (targets[at] === 1) found.push({ kind: "both", unit: id, to, at });
}

function pushSkills(board: Board, id: UnitId, found: Action[]): void {
  const hero = heroOf(board, seatOf(id));
  if (hero.cooldown > 0) return;
  const { aim, range, does } = skillRow(hero.skill);
  const aims = aim === "self" || hero.beacon !== null ? [null] : tilesFor(board, id, aim, range);
  const choices = does.some(({ verb }) => verb === "inflict") ? DEBUFFS : [null];
  for (const at of aims)
    for (const debuff of choices) {
      const action = { kind: "skill", unit: id, at, debuff } as const;
      if (actionBar(board, action) === null) found.push(action);
    }
}

/** A direction is listed once, by its nearest tile. */
function tilesFor(board: Board, id: UnitId, aim: string, range: number): readonly Tile[] {
  const { tile } = unitOf(board, id);
  if (aim === "line") return NEIGHBOURS[tile]!;
  return aim === "ally" ? [tile, ...within(tile, range)] : within(tile, range);
}
