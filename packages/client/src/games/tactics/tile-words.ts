import { SEATS } from "@holmgang/kernel";
import {
  BUFFS,
  figureOf,
  fullHp,
  strikeOf,
  thingAt,
  tileName,
  unitAt,
  unitOf,
} from "@holmgang/tactics";
import type { Tile, UnitId } from "@holmgang/tactics";
import type { Names } from "../../game/face.ts";
import { nameOf } from "../../game/names.ts";
import type { Aim } from "./aim.ts";
import { unitName } from "./names.ts";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";

/** A tile for those who listen: what stands and lies there, and what can be done with it. */
export function tileWords(
  shown: Shown,
  tile: Tile,
  names: Names,
  {
    reach,
    risk,
  }: { readonly reach: ReturnType<Aim["reach"]>; readonly risk: { readonly most: number } | null },
): string {
  const words = tacticsText.tile;
  const id = unitAt(shown, tile);
  const thing = thingAt(shown, tile);
  const there = [
    ...(id === null ? [] : unitWords(shown, id, names)),
    ...(thing?.kind === "obstacle" ? [words.obstacle(thing.hp)] : []),
    ...(thing?.kind === "tile" ? [words.buff(BUFFS[thing.buff].name, thing.rounds)] : []),
    ...SEATS.filter((seat) => shown.heroes?.[seat].beacon === tile).map((seat) =>
      words.beacon(nameOf(names, seat)),
    ),
  ];
  return [
    tileName(tile),
    ...(there.length > 0 ? there : [words.empty]),
    ...(reach ? [words.reach[reach]] : []),
    ...(risk && risk.most > 0 ? [words.danger(risk.most)] : []),
  ].join(", ");
}

function unitWords(shown: Shown, id: UnitId, names: Names): readonly string[] {
  const unit = unitOf(shown, id);
  const words = tacticsText.unit;
  return [
    unitName({ id, is: figureOf(shown, id) }, names),
    tacticsText.of(unit.hp, fullHp(shown, id, unit)),
    `${words.attack} ${strikeOf(shown, id)}`,
    ...unit.buffs.map((buff) => words.buff(BUFFS[buff.id].name, buff.rounds)),
    ...(unit.stored ? [words.stored] : []),
  ];
}
