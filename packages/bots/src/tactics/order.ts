import { distance, heroId, isHero, seatOf, skillRow, unitAt } from "@holmgang/tactics";
import type { Move, State } from "@holmgang/tactics";

/** How promising a move looks before it is tried; the search looks at the highest first. */
export function promise(state: State, move: Move): number {
  switch (move.kind) {
    case "attack":
    case "both":
      return 400 + targetPromise(state, move.at) - (move.kind === "both" ? 5 : 0);
    case "skill":
      return 350 + (move.at === null ? 0 : targetPromise(state, move.at));
    case "move":
      return 100 - 4 * gap(state, move.unit, move.to);
    case "destroy":
      return 60;
    case "remains":
      return move.leave === "obstacle" ? 1 : 0;
    case "class":
    case "minion":
    case "back":
    case "learn":
    case "end":
      return 0;
  }
}

/** A hero before a minion, the weak before the strong. */
function targetPromise(state: State, tile: number): number {
  const target = unitAt(state, tile);
  if (target === null) return 0;
  return (isHero(target) ? 200 : 50) - 10 * Math.min(9, state.units[target]!.hp);
}

const gap = (state: State, unit: number, to: number): number =>
  distance(to, state.units[heroId(seatOf(unit) === 0 ? 1 : 0)]!.tile);

/** Moves that may take somebody's HP: what is worth a look when time is up. */
export const isForcing = (state: State, move: Move): boolean =>
  (move.kind === "attack" && unitAt(state, move.at) !== null) ||
  move.kind === "both" ||
  (move.kind === "skill" && hurts(state, move.unit));

const hurts = ({ heroes }: State, unit: number): boolean =>
  heroes !== null &&
  skillRow(heroes[seatOf(unit)].skill).does.some(
    ({ verb }) => verb === "damage" || verb === "shove",
  );

/** The same move in any state. */
export function moveKey(move: Move): number {
  switch (move.kind) {
    case "move":
      return 1024 + move.to;
    case "attack":
      return 2048 + move.at;
    case "both":
      return 4096 + move.to * 32 + move.at;
    case "skill":
      return 8192 + (move.at ?? 31) * 8 + DEBUFF_NUMBERS[move.debuff ?? "none"];
    case "destroy":
      return 3072 + move.at;
    case "remains":
      return move.leave === "tile" ? 1 : 2;
    case "class":
    case "minion":
    case "back":
    case "learn":
    case "end":
      return 0;
  }
}

const DEBUFF_NUMBERS = { none: 0, weakness: 1, bleed: 2, slow: 3 } as const;
