import type { Viewer } from "@holmgang/kernel";
import {
  baseRow,
  COLUMN_NAMES,
  COLUMNS,
  columnOf,
  MIDDLE_ROW,
  rowOf,
  tileAt,
} from "./board/tiles.ts";
import type { Row, Tile } from "./board/tiles.ts";

/** A tile from the viewer's side: `West base`, `West middle`, `West enemy base`; who only watches calls bases by their seat. */
export const tileName = (tile: Tile, viewer: Viewer): string =>
  `${COLUMN_NAMES[columnOf(tile)]} ${rowName(rowOf(tile), viewer)}`;

function rowName(row: Row, viewer: Viewer): string {
  if (row === MIDDLE_ROW) return "middle";
  if (viewer === "spectator") return row === baseRow(0) ? "first base" : "second base";
  return row === baseRow(viewer) ? "base" : "enemy base";
}

/** `west base`, `c middle`, `e enemy base`; a lane alone is its base. In small letters. */
export function readTile(text: string, viewer: Viewer): Tile | null {
  const words =
    /^(west|center|east|w|c|e)(?: (base|middle|enemy base|first base|second base))?$/.exec(text);
  if (!words) return null;
  const column = COLUMNS["wce".indexOf(words[1]![0]!)]!; // the pattern has no other
  const name = words[2] ?? "base";
  const row = ([0, 1, 2] as const).find((each) => rowName(each, viewer) === name);
  return row === undefined ? null : tileAt(row, column);
}
