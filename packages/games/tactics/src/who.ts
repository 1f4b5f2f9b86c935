import { heroOf, unitOf } from "./board.ts";
import type { Board } from "./board.ts";
import { CLASSES, seatOf, UNITS } from "./units.ts";
import type { Figure, HeroClass, UnitId, UnitKind, Who } from "./units.ts";

export const who = (board: Board, id: UnitId): Who => ({ id, is: figureOf(board, id) });

export function figureOf(board: Board, id: UnitId): Figure {
  const { kind } = unitOf(board, id);
  return kind === "hero" ? heroOf(board, seatOf(id)).class : kind;
}

export const figureName = (figure: Figure): string =>
  figure in CLASSES
    ? CLASSES[figure as HeroClass].name // it is one of their keys
    : UNITS[figure as Exclude<UnitKind, "hero">].name;

/** A unit on the board by its name. */
export const nameAt = (board: Board, id: UnitId): string => figureName(figureOf(board, id));
