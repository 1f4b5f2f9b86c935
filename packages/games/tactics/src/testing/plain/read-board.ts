import { BUFFS, TILE_BUFFS } from "../../buffs/buffs.ts";
import { rowOf } from "./plain-game.ts";
import type { Game, Piece } from "./plain-game.ts";

/** A game from a drawn board, at its first hero's turn; buffs by square name, each as new. */
export function readBoard(
  board: string,
  round: number,
  buffs: Readonly<Record<string, string>>,
): Game {
  const cells = board.match(/[a-z]\d*|#\d*|\+[a-z]{2}|\./gi) ?? [];
  const found: Piece[] = [];
  const lying: Record<string, string> = {};
  for (const [index, cell] of cells.entries()) {
    const [x, y] = [index % 5, 4 - Math.floor(index / 5)];
    const tile = TILE_BUFFS.find((id) => cell === `+${id.slice(0, 2)}`);
    if (cell.startsWith("#")) lying[`${x},${y}`] = `#${cell.slice(1) || 3}`;
    else if (tile) lying[`${x},${y}`] = `+${tile}2`;
    else if (cell !== ".") found.push(pieceFrom(cell, x, y, buffs[`${"abcde"[x]}${y + 1}`] ?? ""));
  }
  const pieces = found.toSorted((a, b) => place(a) - place(b));
  const rest = { turn: 0, used: 0, lastSide: 1, graves: [], isOver: false };
  return { pieces, lying, round, phase: "turns", ...rest };
}

/** Seat one's before seat two's, heroes first, then from the own row on and from left to right. */
const place = ({ side, letter, x, y }: Piece): number =>
  side * 1000 + (letter === "H" ? 0 : 100) + (side === 0 ? y : 4 - y) * 10 + x;

function pieceFrom(cell: string, x: number, y: number, buffs: string): Piece {
  const letter = cell[0]!.toUpperCase() as Piece["letter"]; // the drawing has no other
  const side = cell[0] === letter ? 0 : 1;
  const on = Object.fromEntries(
    buffs.split(" ").flatMap((word) => {
      const row = Object.entries(BUFFS).find(([id]) => id === word);
      return row ? [[word, row[1].rounds === "setting" ? 2 : row[1].rounds]] : [];
    }),
  );
  const piece = { letter, side, x, y, hp: 0, on, isDone: false, isDown: false, plan: null };
  return { ...piece, hp: Number(cell.slice(1)) || rowOf(piece).hp };
}
