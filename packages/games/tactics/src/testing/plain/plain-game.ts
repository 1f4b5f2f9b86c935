import { BUFFS } from "../../buffs/buffs.ts";
import type { TileBuff } from "../../buffs/buffs.ts";
import { UNITS } from "../../units.ts";

/**
 * Tactics without skills, kept as somebody would who plays it on a sheet of paper: pieces with a place, and what lies on
 * squares as text. It shares the tables with the rules and nothing else, so that a mistake would have to be made twice.
 */
export interface Game {
  /** Seat one's hero and minions, then seat two's: also the order in which a side acts. */
  readonly pieces: Piece[];
  /** By square, `2,0`: `#3` is an obstacle with 3 HP, `+life2` a tile that lies two rounds more. */
  readonly lying: Record<string, string>;
  round: number;
  phase: "stored" | "turns" | "closing";
  /** Whose turn it is; null between turns. */
  turn: number | null;
  used: number;
  lastSide: number;
  readonly graves: number[];
  isOver: boolean;
}

export interface Piece {
  readonly letter: keyof typeof KINDS;
  readonly side: number;
  x: number;
  y: number;
  hp: number;
  /** Rounds left by buff. */
  readonly on: Partial<Record<keyof typeof BUFFS, number>>;
  isDone: boolean;
  isDown: boolean;
  plan: Plan | null;
}

/** Something to do: where to go, and where to strike. */
export interface Plan {
  readonly kind: "move" | "attack" | "both" | "destroy" | "end";
  readonly to: Square | null;
  readonly at: Square | null;
}

export type Square = readonly [number, number];

const KINDS = { H: UNITS.hero, T: UNITS.tank, A: UNITS.archer, S: UNITS.assassin } as const;
const AROUND: readonly Square[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

export const rowOf = ({ letter }: Piece) => KINDS[letter];

export const pieceOn = ({ pieces }: Game, [x, y]: Square): Piece | undefined =>
  pieces.find((piece) => !piece.isDown && piece.x === x && piece.y === y);

export const hasWall = ({ lying }: Game, square: Square): boolean =>
  lying[square.join()]?.startsWith("#") ?? false;

/** Squares along a row or a column, the nearest first. */
function lineFrom([x, y]: Square, direction: number, length: number): readonly Square[] {
  const [dx, dy] = AROUND[direction]!;
  return Array.from({ length }, (_, step): Square => [
    x + dx * (step + 1),
    y + dy * (step + 1),
  ]).filter(([file, rank]) => file >= 0 && rank >= 0 && file < 5 && rank < 5);
}

export const lines = (from: Square, length: number): readonly (readonly Square[])[] =>
  AROUND.map((_, direction) => lineFrom(from, direction, length));

export const isBeside = (a: Square, b: Square): boolean =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;

/** Where a piece can walk. */
export function walks(game: Game, piece: Piece): readonly Square[] {
  if (piece.on.root) return [];
  return lines([piece.x, piece.y], rowOf(piece).move).flatMap((line) => {
    const stop = line.findIndex((square) => pieceOn(game, square) || hasWall(game, square));
    return stop < 0 ? line : line.slice(0, stop);
  });
}

function attackOf(piece: Piece): number {
  let attack: number = rowOf(piece).attack;
  for (const [id, row] of Object.entries(BUFFS)) if (id in piece.on) attack += row.attack;
  return attack < 0 ? 0 : attack;
}

export function goTo(game: Game, piece: Piece, [x, y]: Square): void {
  piece.x = x;
  piece.y = y;
  const found = game.lying[`${x},${y}`];
  if (!found?.startsWith("+")) return;
  delete game.lying[`${x},${y}`];
  const buff = found.slice(1, -1) as TileBuff; // what a tile was laid with
  piece.on[buff] = 2;
  piece.hp = Math.max(0, piece.hp + BUFFS[buff].hp);
}

/** A blow at a square: an obstacle, an enemy or its Tank, or nothing. */
export function hit(game: Game, piece: Piece, square: Square): void {
  const damage = attackOf(piece);
  const wall = game.lying[square.join()];
  if (wall?.startsWith("#")) {
    const left = piece.on.power ? 0 : Number(wall.slice(1)) - damage;
    if (left > 0) game.lying[square.join()] = `#${left}`;
    else delete game.lying[square.join()];
    return;
  }
  const target = pieceOn(game, square);
  if (!target || target.side === piece.side) return;
  const tank = game.pieces.find(
    (other) =>
      other !== target &&
      other.letter === "T" &&
      other.side === target.side &&
      !other.isDown &&
      other.hp > 0 &&
      !other.on.stun &&
      isBeside([other.x, other.y], square),
  );
  const taker = tank ?? target;
  taker.hp = Math.max(0, taker.hp - damage);
}
