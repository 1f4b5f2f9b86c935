import { clone } from "@holmgang/kernel";
import { BUFF_IDS, TILE_BUFFS } from "../../buffs/buffs.ts";
import { goTo, hasWall, hit, isBeside, lines, pieceOn, rowOf, walks } from "./plain-game.ts";
import type { Game, Piece, Plan, Square } from "./plain-game.ts";

/** Every game that one decision leads to; where a die is thrown, one for each of its faces. */
export function following(game: Game): readonly Game[] {
  if (game.isOver) return [];
  if (game.graves.length > 0)
    return ["#3", ...TILE_BUFFS.map((buff) => `+${buff}2`)].map((leaves) =>
      changed(game, (next) => {
        const dead = next.pieces[next.graves.shift()!]!;
        next.lying[`${dead.x},${dead.y}`] = leaves;
      }),
    );
  return plans(game).map((plan) => changed(game, (next) => take(next, plan)));
}

function changed(game: Game, change: (next: Game) => void): Game {
  const next = clone(game);
  change(next);
  while (!next.isOver && !isWaiting(next));
  return next;
}

function plans(game: Game): readonly Plan[] {
  const piece = game.pieces[game.turn!]!;
  const found: Plan[] = [{ kind: "end", to: null, at: null }];
  if (piece.on.stun) return found;
  const isEnemy = (square: Square): boolean =>
    pieceOn(game, square) !== undefined && pieceOn(game, square)!.side !== piece.side;
  for (const to of walks(game, piece)) {
    found.push({ kind: "move", to, at: null });
    for (const [at] of lines(to, 1))
      if (at && isEnemy(at) && !piece.on.power && !piece.on.blind)
        found.push({ kind: "both", to, at });
  }
  for (const at of inSight(game, piece))
    if (!piece.on.blind && (isEnemy(at) || hasWall(game, at)))
      found.push({ kind: "attack", to: null, at });
  for (const [at] of lines([piece.x, piece.y], 1))
    if (at && piece.on.power && hasWall(game, at)) found.push({ kind: "destroy", to: null, at });
  return found;
}

/** Squares a piece can strike from where it is: up to the first obstacle. */
const inSight = (game: Game, piece: Piece): readonly Square[] =>
  lines([piece.x, piece.y], rowOf(piece).range).flatMap((line) => {
    const wall = line.findIndex((square) => hasWall(game, square));
    return wall < 0 ? line : line.slice(0, wall + 1);
  });

function take(game: Game, plan: Plan): void {
  const piece = game.pieces[game.turn!]!;
  if (plan.kind === "end") piece.isDone = true;
  else if (piece.on.slow && !piece.on.speed) {
    piece.isDone = true;
    piece.plan = plan;
  } else {
    game.used++;
    carryOut(game, piece, plan);
  }
  bury(game);
}

function carryOut(game: Game, piece: Piece, { kind, to, at }: Plan): void {
  if (kind === "destroy") delete game.lying[at!.join()];
  if (to) goTo(game, piece, to);
  if ((kind === "attack" || kind === "both") && piece.hp > 0) hit(game, piece, at!);
}

function bury(game: Game): void {
  for (const [index, piece] of game.pieces.entries()) {
    if (piece.hp > 0 || piece.isDown) continue;
    piece.isDown = true;
    piece.plan = null;
    if (piece.letter === "H") game.isOver = true;
    else game.graves.push(index);
  }
}

/** Goes on by a step; true if a player must speak first. */
function isWaiting(game: Game): boolean {
  if (game.graves.length > 0) return true;
  if (game.phase === "stored") doStored(game);
  else if (game.phase === "closing") closeRound(game);
  else return isTurn(game);
  return false;
}

function doStored(game: Game): void {
  const piece = game.pieces.find(({ plan }) => plan !== null);
  if (!piece) {
    game.phase = "turns";
    return;
  }
  const plan = piece.plan!;
  piece.plan = null;
  piece.isDone = true;
  if (isStillPossible(game, piece, plan)) carryOut(game, piece, plan);
  bury(game);
}

function isStillPossible(game: Game, piece: Piece, { kind, to, at }: Plan): boolean {
  const same = (square: Square): boolean => square.join() === (to ?? at)!.join();
  if (piece.on.stun || ((kind === "attack" || kind === "both") && piece.on.blind)) return false;
  if (to) return walks(game, piece).some(same);
  if (kind === "attack") return inSight(game, piece).some(same);
  return Boolean(piece.on.power) && hasWall(game, at!) && isBeside([piece.x, piece.y], at!);
}

function isTurn(game: Game): boolean {
  const now = game.turn === null ? null : game.pieces[game.turn]!;
  if (now) {
    const actions = now.on.speed && !now.on.slow ? 2 : 1;
    if (!now.isDown && !now.isDone && game.used < actions) return true;
    now.isDone = true;
    game.lastSide = now.side;
  }
  const isFree = ({ isDone, isDown }: Piece): boolean => !isDone && !isDown;
  const other = game.pieces.findIndex((each) => isFree(each) && each.side !== game.lastSide);
  const next = other < 0 ? game.pieces.findIndex(isFree) : other;
  game.used = 0;
  game.turn = next < 0 ? null : next;
  if (next < 0) wearAll(game);
  return next >= 0;
}

function wearAll(game: Game): void {
  game.phase = "closing";
  for (const piece of game.pieces) {
    const lost =
      (piece.on.bleed ? 1 : 0) + (piece.letter === "H" ? 0 : 1) + (game.round >= 8 ? 1 : 0);
    piece.hp = Math.max(0, piece.hp - lost);
  }
  bury(game);
}

function closeRound(game: Game): void {
  for (const { on } of game.pieces)
    for (const buff of BUFF_IDS) {
      const rounds = on[buff];
      if (rounds === 1) delete on[buff];
      else if (rounds !== undefined) on[buff] = rounds - 1;
    }
  for (const piece of game.pieces) piece.isDone = false;
  for (const [square, found] of Object.entries(game.lying)) {
    if (found.startsWith("#")) continue;
    const rounds = Number(found.at(-1)) - 1;
    if (rounds > 0) game.lying[square] = `${found.slice(0, -1)}${rounds}`;
    else delete game.lying[square];
  }
  game.round++;
  game.phase = "stored";
  game.lastSide = 1;
}
