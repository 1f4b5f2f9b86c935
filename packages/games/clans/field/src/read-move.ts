import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { cardRow } from "../../src/cards/cards.ts";
import type { CardId } from "../../src/cards/cards.ts";
import { TERRAINS } from "../../src/cards/language.ts";
import { plain } from "../../src/plain.ts";
import type { Tile } from "./board/tiles.ts";
import { HELPS } from "./move-words.ts";
import type { Copy, Helping, Move, View } from "./shape.ts";
import { readTile } from "./tile-names.ts";

/**
 * `4 to west middle`, `4 attacks 7`, `4 hits the base`, `fusilier (12) to west`, `replace 3 9`, `keep`, `hero`, `end`. A name
 * does instead of a number where only one can be meant; `fusilier to west` plays a card if one is held, and walks otherwise.
 */
export function readMove(line: string, view: View): Move | null {
  const text = plain(line);
  if (text === "hero" || text === "end") return { kind: text };
  if (text === "keep") return { kind: "mulligan", copies: [] };
  if (/^replace( \d+)+$/.test(text))
    return { kind: "mulligan", copies: text.split(" ").slice(1).map(Number) };
  const { viewer } = view;
  if (viewer === "spectator") return null;
  return readPlacement(text, view, viewer) ?? readAction(text, view, viewer);
}

function readPlacement(text: string, { seats }: View, seat: Seat): Move | null {
  const [, name, number, where = ""] = /^(.+?)(?: \((\d+)\))? to (.+)$/.exec(text) ?? [];
  const tile = readTile(where, seat);
  if (name === undefined || tile === null) return null;
  const hand = seats[seat].own?.hand ?? [];
  const fits = hand.filter(({ copy }) => number === undefined || copy === Number(number));
  const found = named(fits, name);
  const [held] = found;
  return held && found.every(({ card }) => card === held.card)
    ? { kind: "place", card: held.card, copy: held.copy, tile }
    : null;
}

/** Those with this name; if there are none, those whose name begins so. */
function named<T extends { readonly card: CardId }>(all: readonly T[], name: string): readonly T[] {
  const nameOf = ({ card }: Pick<Copy, "card">): string => plain(cardRow(card).name);
  const whole = all.filter((each) => nameOf(each) === name || each.card === name);
  return whole.length > 0 ? whole : all.filter((each) => nameOf(each).startsWith(name));
}

function readAction(text: string, view: View, seat: Seat): Move | null {
  for (const [pattern, read] of ACTIONS) {
    const [, who, ...words] = pattern.exec(text) ?? [];
    if (who === undefined) continue;
    const unit = unitNamed(view, seat, who);
    return unit === null ? null : read(unit, words, { view, seat });
  }
  return null;
}

/** By its number, or by a name that only one of them has. */
function unitNamed({ units }: View, seat: Seat, text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const known = units.flatMap(({ seat: of, id, is }) =>
    of === seat && is ? [{ id, card: is.card }] : [],
  );
  const [found, ...more] = named(known, text);
  return found && more.length === 0 ? found.id : null;
}

interface Reader {
  readonly view: View;
  readonly seat: Seat;
}

type Read = (unit: number, words: readonly string[], reader: Reader) => Move | null;

const onTile =
  (move: (unit: number, tile: Tile) => Move): Read =>
  (unit, [where = ""], { seat }) => {
    const tile = readTile(where, seat);
    return tile === null ? null : move(unit, tile);
  };

const onEnemy: Read = (unit, [whom = ""], { view, seat }) => {
  const target = unitNamed(view, rival(seat), whom);
  return target === null ? null : { kind: "attack", unit, target };
};

const onFriend: Read = (unit, [verb, whom = ""], { view, seat }) => {
  const kind = (Object.keys(HELPS) as Helping[]).find((each) => HELPS[each] === verb); // the keys of the record
  const target = unitNamed(view, seat, whom);
  return kind === undefined || target === null ? null : { kind, unit, target };
};

const onTwo: Read = (unit, [one = "", other = ""], { view, seat }) => {
  const first = unitNamed(view, seat, one);
  const second = unitNamed(view, seat, other);
  return first === null || second === null
    ? null
    : { kind: "switch", unit, targets: [first, second] };
};

const intoTerrain: Read = (unit, [where = "", name], { seat }) => {
  const tile = readTile(where, seat);
  const terrain = TERRAINS.find((each) => each === name);
  return tile === null || terrain === undefined ? null : { kind: "convert", unit, tile, terrain };
};

const ACTIONS: readonly (readonly [RegExp, Read])[] = [
  [/^(.+?) (?:walks )?to (.+)$/, onTile((unit, tile) => ({ kind: "walk", unit, tile }))],
  [/^(.+?) lights (.+)$/, onTile((unit, tile) => ({ kind: "ignite", unit, tile }))],
  [/^(.+?) hits (?:the )?base$/, (unit) => ({ kind: "raid", unit })],
  [/^(.+?) attacks (.+)$/, onEnemy],
  [/^(.+?) (heals|enhances|resets|boosts) (.+)$/, onFriend],
  [/^(.+?) switches (.+?) and (.+)$/, onTwo],
  [/^(.+?) turns (.+?) into (.+)$/, intoTerrain],
];
