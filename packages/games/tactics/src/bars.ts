import type { Board } from "./board.ts";
import { has, isFree, isObstacle, unitAt, unitOf } from "./board.ts";
import type { Action } from "./shape.ts";
import { readyBar, skillAimBar, skillTargetBar } from "./skills/skill-bar.ts";
import type { SkillBar } from "./skills/skill-bar.ts";
import { distance, lineTo } from "./tiles.ts";
import type { Tile } from "./tiles.ts";
import { seatOf, unitRow } from "./units.ts";
import type { UnitId } from "./units.ts";

/** Why a unit cannot do something, in the order in which it is asked. */
export type Bar =
  | StateBar
  | MoveBar
  | AimBar
  | TargetBar
  | "needs-power"
  | "no-obstacle"
  | SkillBar;
type StateBar = "stunned" | "rooted" | "blind" | "ascended" | "too-strong";
type MoveBar = "stands-there" | "not-straight" | "too-far" | "occupied" | "path-blocked";
type AimBar = "not-in-line" | "out-of-range" | "no-line-of-sight" | "not-beside";
type TargetBar = "nothing-there" | "own-unit" | "unseen" | "units-only";

/** What keeps a unit from an action; null if nothing does. A stored one asks again for all but who is there to be hit. */
export function actionBar(board: Board, action: Action): Bar | null {
  return (
    conditionBar(board, action) ??
    (action.kind === "skill" ? readyBar(board, action) : null) ??
    aimBar(board, action) ??
    targetBar(board, action)
  );
}

/** The same for an action that comes due a round later (F3): power no longer stops an attack already begun. */
export function dueBar(board: Board, action: Action): Bar | null {
  const bar = conditionBar(board, action);
  return (bar === "too-strong" ? null : bar) ?? aimBar(board, action);
}

/** What lies on the unit itself. */
function conditionBar(board: Board, { kind, unit: id }: Action): Bar | null {
  const unit = unitOf(board, id);
  if (unit.buffs.length === 0) return kind === "destroy" ? "needs-power" : null;
  if (has(unit, "stun")) return "stunned";
  if ((kind === "move" || kind === "both") && has(unit, "root")) return "rooted";
  if (kind === "both" && has(unit, "power")) return "too-strong";
  if (kind === "attack" || kind === "both") {
    if (has(unit, "blind")) return "blind";
    if (has(unit, "invulnerable")) return "ascended";
  }
  return kind === "destroy" && !has(unit, "power") ? "needs-power" : null;
}

/** Way, line and range. */
function aimBar(board: Board, action: Action): Bar | null {
  switch (action.kind) {
    case "move":
      return moveBar(board, action.unit, action.to);
    case "attack":
      return reachBar(board, action.unit, action.at);
    case "both":
      return (
        moveBar(board, action.unit, action.to) ??
        (distance(action.to, action.at) === 1 ? null : "not-beside")
      );
    case "destroy":
      if (distance(unitOf(board, action.unit).tile, action.at) !== 1) return "not-beside";
      return isObstacle(board, action.at) ? null : "no-obstacle";
    case "skill":
      return skillAimBar(board, action);
  }
}

/** Who or what is there to be hit. */
function targetBar(board: Board, action: Action): Bar | null {
  if (action.kind === "skill") return skillTargetBar(board, action);
  if (action.kind !== "attack" && action.kind !== "both") return null;
  if (!isObstacle(board, action.at)) return enemyBar(board, action.unit, action.at);
  return action.kind === "both" ? "units-only" : null;
}

function moveBar(board: Board, id: UnitId, to: Tile): MoveBar | null {
  const { tile, kind } = unitOf(board, id);
  if (to === tile) return "stands-there";
  const line = lineTo(tile, to);
  if (line === null) return "not-straight";
  const steps = line.indexOf(to) + 1;
  if (steps > unitRow(kind).move) return "too-far";
  if (!isFree(board, to)) return "occupied";
  return line.slice(0, steps).every((each) => isFree(board, each)) ? null : "path-blocked";
}

/** A straight line within range; an obstacle in between hides what is behind it, a unit does not. */
function reachBar(board: Board, id: UnitId, at: Tile): AimBar | null {
  const { tile, kind } = unitOf(board, id);
  const line = lineTo(tile, at);
  if (line === null) return "not-in-line";
  const steps = line.indexOf(at) + 1;
  if (steps > unitRow(kind).range) return "out-of-range";
  return line.slice(0, steps - 1).some((each) => isObstacle(board, each))
    ? "no-line-of-sight"
    : null;
}

function enemyBar(board: Board, id: UnitId, at: Tile): TargetBar | null {
  const target = unitAt(board, at);
  if (target === null || target === id) return "nothing-there";
  if (seatOf(target) === seatOf(id)) return "own-unit";
  return has(unitOf(board, target), "invisible") ? "unseen" : null;
}
