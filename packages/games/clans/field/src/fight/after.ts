import { rival } from "@holmgang/kernel";
import type { Run } from "../announce.ts";
import { columnOf, rowOf, tileAhead, TILES } from "../board/tiles.ts";
import type { Column, Tile } from "../board/tiles.ts";
import { byEntering, has, hasRoom, unitsAt } from "../board/units.ts";
import { go } from "../enter.ts";
import type { Hurt } from "../events.ts";
import type { State, Unit } from "../shape.ts";
import { isDead, wound } from "./hurt.ts";

/** A hit that was dealt: by whom, to whom, where it stood, and what it dealt. */
interface Hit {
  readonly unit: Unit;
  readonly target: Unit;
  readonly tile: Tile;
  readonly dealt: number;
}

/** Cleave, sweep, push and splash, in this order; also of one that fell by the answer. */
export function spread(run: Run, hit: Hit): void {
  if (has(hit.unit, "cleave"))
    strikeAll(run, hit, others(run.state, hit, [hit.tile]).slice(0, 1), "cleave");
  if (has(hit.unit, "sweep"))
    strikeAll(run, hit, others(run.state, hit, columnTiles(hit)), "sweep");
  if (has(hit.unit, "push")) push(run, hit);
  const splashed = splashTiles(hit);
  if (splashed.length > 0) strikeAll(run, hit, others(run.state, hit, splashed), "splash");
}

/** As much as the first was dealt: shields do not help, nobody answers. */
function strikeAll(run: Run, { unit, dealt }: Hit, victims: readonly Unit[], why: Hurt): void {
  if (dealt === 0) return;
  for (const victim of victims) wound(run, victim, dealt, { why, by: unit.seat });
}

/** Other enemies on these tiles, seen or not, tile by tile. */
const others = (state: State, { unit, target }: Hit, tiles: readonly Tile[]): Unit[] =>
  tiles.flatMap((tile) =>
    unitsAt(state, tile, rival(unit.seat)).filter((enemy) => enemy !== target && !isDead(enemy)),
  );

const columnTiles = ({ unit }: Hit): readonly Tile[] =>
  TILES.filter((tile) => columnOf(tile) === columnOf(unit.tile));

const CENTER: Column = 1;

/** Tiles of the target's row that a splash reaches from the attacker's column. */
function splashTiles({ unit, tile }: Hit): readonly Tile[] {
  const from = columnOf(unit.tile);
  const reaches = (column: Column): boolean =>
    (has(unit, "one-side") && from !== CENTER && column !== from) ||
    (has(unit, "two-sides") && Math.abs(column - from) === 1);
  return TILES.filter((each) => rowOf(each) === rowOf(tile) && reaches(columnOf(each)));
}

/** All enemies of the tile give way by one towards their base, in the order of entering, where there is room. */
function push(run: Run, { unit, tile }: Hit): void {
  const { state } = run;
  const back = tileAhead(unit.seat, tile);
  if (back === null) return;
  for (const enemy of byEntering(unitsAt(state, tile, rival(unit.seat))))
    if (!isDead(enemy) && state.units.includes(enemy) && hasRoom(state, enemy, back))
      go(run, enemy, back, "push");
}
