import { invariant, SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { cardRow, isCard } from "../../../src/cards/cards.ts";
import { TERRAINS } from "../../../src/cards/language.ts";
import { feigned } from "../../../src/decks/decoys.ts";
import { TILES } from "../board/tiles.ts";
import type { Tile } from "../board/tiles.ts";
import { newUnit } from "../board/units.ts";
import { plainCopy } from "../copy.ts";
import type { Copy, State, Unit, View } from "../shape.ts";

/** Lays what is drawn, tile by tile, so that units have their numbers in that order: 2, 4, 6 and 3, 5, 7. Returns whose HP were drawn. */
export function layBoard(state: State, rows: readonly string[]): ReadonlyMap<Unit, number> {
  const drawn = new Map<Unit, number>();
  for (const [index, cell] of cellsOf(rows, "|").entries())
    for (const word of wordsIn(cell)) lay(state, TILES[index]!, word, drawn); // as many as there are
  return drawn;
}

export function layTerrain({ tiles }: State, rows: readonly string[]): void {
  for (const [index, word] of cellsOf(rows, /\s+/).entries()) {
    const terrain = TERRAINS.find((each) => each === word);
    invariant(terrain !== undefined, `'${word}' is no terrain`);
    tiles[index]!.terrain = terrain;
  }
}

/** What stands in each tile's place, in the order of tiles: the lowest row first. */
function cellsOf(rows: readonly string[], between: string | RegExp): readonly string[] {
  const cells = rows.toReversed().flatMap((row) => row.trim().split(between));
  invariant(cells.length === TILES.length, `nine tiles, not ${cells.length}`);
  return cells;
}

export const wordsIn = (text = ""): readonly string[] =>
  text.split(/\s+/).filter((word) => word !== "" && word !== ".");

/** The next copy of a seat's; a token is none of its deck. */
export function nextCopy(state: State, seat: Seat, word: string): Copy {
  const card = feigned(word) ?? word;
  invariant(isCard(card) && cardRow(card).field !== null, `'${word}' is no card of the field`);
  const copy = cardRow(card).token ? 0 : ++state.seats[seat].brought;
  return { ...plainCopy(card, copy), decoy: card !== word };
}

const WORD = /^(?<dash>-?)(?<trap>\^?)(?<name>[a-z-]+)(?::(?<hp>\d+))?(?:\((?<marks>.+)\))?$/;

function lay(state: State, tile: Tile, word: string, drawn: Map<Unit, number>): void {
  const { dash, trap, name = "", hp, marks = "" } = WORD.exec(word)?.groups ?? {};
  const seat: Seat = dash ? 1 : 0;
  const ground = state.tiles[tile]!;
  if (name === "fire") {
    ground.fire = { until: Number(marks) || state.halfTurn + 1, by: seat };
    return;
  }
  const copy = nextCopy(state, seat, name);
  if (trap) {
    ground.traps[seat] = { ...copy, decoy: marks === "decoy" };
    return;
  }
  const unit = newUnit(copy, seat, tile, ++state.seats[seat].units);
  state.units.push(marked(unit, marks, state));
  if (hp !== undefined) drawn.set(state.units.at(-1)!, Number(hp));
}

/** `ap=1,poison=2,kit=archer,decoy`. */
function marked(unit: Unit, marks: string, { halfTurn }: State): Unit {
  const given = marks.split(",").map((mark) => mark.split("="));
  return given.reduce((so: Unit, [key = "", value]): Unit => {
    if (key === "plusHp") return { ...so, plusHp: Number(value), hp: so.hp + Number(value) };
    if (value !== undefined)
      return { ...so, [key]: key === "kit" || Number.isNaN(Number(value)) ? value : Number(value) };
    if (key === "decoy" || key === "step") return { ...so, [key]: true };
    if (key === "exposed") return { ...so, exposed: halfTurn };
    return key === "spent" ? { ...so, charges: { barrier: 0, poisoner: 0, ignite: 0 } } : so;
  }, unit);
}

/** The board with HP, the top row first: `. | pikeman:5 archer:6 | -hussar:6`. */
export const drawBoard = ({ units }: State): readonly string[] =>
  drawRows((tile) => units.filter((unit) => unit.tile === tile).map((unit) => [unit, unit]));

/** The same as a viewer sees it: `?` is somebody of whom only that is known. */
export const drawView = ({ units }: View): readonly string[] =>
  drawRows((tile) => units.filter((unit) => unit.tile === tile).map((unit) => [unit, unit.is]));

type Drawn = readonly [
  { readonly seat: Seat },
  { readonly card: string; readonly hp: number } | null,
];

function drawRows(on: (tile: Tile) => readonly Drawn[]): readonly string[] {
  const drawn = ([{ seat }, is]: Drawn): string =>
    `${seat === 1 ? "-" : ""}${is ? `${is.card}:${is.hp}` : "?"}`;
  const cell = (tile: Tile): string => {
    const here = SEATS.flatMap((seat) => on(tile).filter(([unit]) => unit.seat === seat));
    return here.map(drawn).join(" ") || ".";
  };
  return [TILES.slice(6), TILES.slice(3, 6), TILES.slice(0, 3)].map((row) =>
    row.map(cell).join(" | "),
  );
}
