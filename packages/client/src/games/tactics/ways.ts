import { DEBUFFS, distance, isStanding, NEIGHBOURS, tileName, unitAt } from "@holmgang/tactics";
import type { Action, Debuff, Move, State, Tile, UnitId } from "@holmgang/tactics";
import type { Path, Way } from "../../board/ways.ts";
import { DEEDS } from "./looks.ts";
import type { Deed } from "./looks.ts";
import { tilesIn } from "./places.ts";

/** A debuff as a step: what Elemental Strike leaves. */
export const debuffStep = (debuff: Debuff): string => `debuff:${debuff}`;

/**
 * How each move is made. An action has its button and then its tiles; walking and attacking are also what a tile means by
 * itself, and what dragging the unit there means. A walk leads on to whoever can be hit from there.
 */
export const waysOf = (moves: readonly Move[], state: State | null): readonly Way<Move>[] =>
  moves.flatMap((move) => pathsOf(move, state).map((path) => ({ path, move })));

function pathsOf(move: Move, state: State | null): readonly Path[] {
  switch (move.kind) {
    case "class":
      return [[move.class]];
    case "minion":
      return [[move.minion]];
    case "learn":
      return [[move.skill]];
    case "remains":
      return [[move.leave]];
    case "end":
      return [["end"]];
    case "back":
      return [];
    case "move":
      return anyhow(move, state, [move.to]);
    case "attack":
      return anyhow(move, state, [move.at]);
    case "both":
      return anyhow(move, state, [move.to, move.at]);
    case "destroy":
      return [["destroy", tileName(move.at)]];
    case "skill":
      return [
        [
          "skill",
          ...(move.at === null ? [] : [tileName(move.at)]),
          ...(move.debuff === null ? [] : [debuffStep(move.debuff)]),
        ],
      ];
  }
}

/** By its button, by its tiles alone, or by being dragged from where it stands. */
function anyhow(move: Action, state: State | null, tiles: readonly Tile[]): readonly Path[] {
  const path = tiles.map(tileName);
  const own = state?.units[move.unit];
  return [[move.kind, ...path], path, ...(own ? [[tileName(own.tile), ...path]] : [])];
}

const isDeed = (step: string | undefined): step is Deed => step !== undefined && step in DEEDS;

/** What a path tries, so that the rules can say why not; null for a press that means nothing. */
export function attemptBy(state: State, path: Path): Move | null {
  const { active } = state;
  const unit = active === null ? null : state.units[active];
  if (active === null || !unit || !isStanding(state, active)) return null;
  const [first] = path;
  const tiles = tilesIn(path).filter((tile, index) => index > 0 || tile !== unit.tile);
  if (isDeed(first)) return deedOf(first, active, unit.tile, tiles);
  const [one, two] = tiles;
  if (one === undefined) return null;
  if (two !== undefined) return { kind: "both", unit: active, to: one, at: two };
  return meant(state, active, one);
}

function deedOf(deed: Deed, unit: UnitId, from: Tile, [one, two]: readonly Tile[]): Move {
  // A button that cannot be pressed at all is tried on the nearest tile: the reason is the unit's own.
  const at = one ?? NEIGHBOURS[from]![0]!;
  switch (deed) {
    case "move":
      return { kind: "move", unit, to: at };
    case "attack":
    case "destroy":
      return { kind: deed, unit, at };
    case "both":
      return { kind: "both", unit, to: at, at: two ?? at };
    case "skill":
      return { kind: "skill", unit, at: one ?? null, debuff: null };
    case "end":
      return { kind: "end", unit };
  }
}

/** A tile alone means an attack where somebody or something stands, else a walk. */
function meant(state: State, unit: UnitId, tile: Tile): Move {
  const isTaken =
    unitAt(state, tile) !== null ||
    state.things.some((thing) => thing.kind === "obstacle" && thing.tile === tile);
  return isTaken ? { kind: "attack", unit, at: tile } : { kind: "move", unit, to: tile };
}

/** Whether an attack on a tile is a shot. */
export const isShot = (state: Pick<State, "units">, unit: UnitId, at: Tile): boolean =>
  distance(state.units[unit]?.tile ?? at, at) > 1;

export const debuffsIn = (steps: ReadonlyMap<string, unknown>): readonly Debuff[] =>
  DEBUFFS.filter((debuff) => steps.has(debuffStep(debuff)));
