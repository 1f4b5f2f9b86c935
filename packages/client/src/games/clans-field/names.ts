import { cardRow, COLUMN_NAMES, columnOf, tileName } from "@holmgang/clans/field";
import type { Tile, UnitView } from "@holmgang/clans/field";
import type { Viewer } from "@holmgang/kernel";
import { fieldText } from "./text.ts";

/** A unit by its card's name, as far as it is known. */
export const unitName = ({ is }: Pick<UnitView, "is">): string =>
  is ? cardRow(is.card).name : fieldText.tile.hidden;

/** Within a sentence: `west middle`. */
export const placeName = (tile: Tile, viewer: Viewer): string =>
  tileName(tile, viewer).toLowerCase();

export const laneName = (tile: Tile): string => COLUMN_NAMES[columnOf(tile)].toLowerCase();
