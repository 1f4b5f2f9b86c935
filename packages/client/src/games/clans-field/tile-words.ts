import { fieldAbilityName, inField, tileName } from "@holmgang/clans/field";
import type { Tile, UnitView } from "@holmgang/clans/field";
import type { Names } from "../../game/face.ts";
import { clansText } from "../clans/text.ts";
import { chipsOf, isFoggy } from "./chips.ts";
import { marksOf } from "./marks.ts";
import { unitName } from "./names.ts";
import { dealsNow } from "./piece.tsx";
import { unitsOn } from "./places.ts";
import type { Shown } from "./shown.ts";
import { fieldText } from "./text.ts";

const say = fieldText.tile;

/** A tile in words, for those who listen: where it is, its ground, what lies on it, who stands there. */
export function tileWords(shown: Shown, names: Names, tile: Tile): string {
  const { terrain } = shown.tiles[tile]!; // a row for each tile
  const here = unitsOn(shown.units, tile).map((unit) =>
    say.unit(ownerOf(names, unit), unitName(unit)),
  );
  const words = [
    ...(isFoggy(shown, tile) ? [say.foggy] : []),
    ...chipsOf(shown, tile).map((chip) => chip.words),
    here.join("; ") || say.empty,
  ];
  const ground = terrain ? clansText.terrains[terrain] : clansText.unknown;
  return say.said(tileName(tile, names.viewer), ground, words.join(", "));
}

/** A unit in words: whose it is, its numbers, what it can, and what is the matter with it. */
export function unitWords(shown: Shown, names: Names, unit: UnitView): string {
  const { is } = unit;
  const name = say.unit(ownerOf(names, unit), unitName(unit));
  if (!is) return name;
  return [
    name,
    say.numbers(dealsNow(is), is.hp, is.maxHp, is.ap),
    ...inField(is.kit).abilities.map(fieldAbilityName),
    ...marksOf(shown, unit).signs.map(({ words }) => words),
  ].join(", ");
}

const ownerOf = (names: Names, { seat }: UnitView): string =>
  names.viewer === seat ? say.yours : say.named(names.names[seat]);
