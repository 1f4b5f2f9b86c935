import { rival } from "@holmgang/kernel";
import { isStanding, unitAt, unitOf } from "../board.ts";
import { distance, lineTo } from "../tiles.ts";
import type { Tile } from "../tiles.ts";
import { seatOf, UNIT_IDS } from "../units.ts";
import type { UnitId } from "../units.ts";
import type { Casting } from "./casting.ts";
import type { Whom } from "./language.ts";
import { skillRow } from "./skills.ts";

/** Whom a verb is about, by id. Whoever this skill has already brought to 0 is past helping and harming. */
export function unitsMeant(casting: Casting, whom: Whom): readonly UnitId[] {
  const { state, hero, skill, at, from, blows } = casting;
  const own = seatOf(hero);
  switch (whom) {
    case "self":
      return [hero];
    case "target":
      return living(casting, at === null ? [] : [unitAt(state, at)]).filter(
        (id) => (seatOf(id) === own) === (skillRow(skill).aim === "ally"),
      );
    case "struck":
      return living(casting, blows);
    case "adjacent":
      return enemiesBeside(casting, unitOf(state, hero).tile);
    case "left":
      return from === null ? [] : enemiesBeside(casting, from);
    case "line":
      return enemiesOnLine(casting);
    case "enemies":
      return living(casting, UNIT_IDS).filter((id) => seatOf(id) === rival(own));
    case "own":
      return living(casting, UNIT_IDS).filter((id) => seatOf(id) === own);
  }
}

const living = ({ state }: Casting, ids: readonly (UnitId | null)[]): readonly UnitId[] =>
  ids.filter((id) => id !== null && isStanding(state, id) && unitOf(state, id).hp > 0) as UnitId[]; // null is filtered out

const enemiesBeside = (casting: Casting, tile: Tile): readonly UnitId[] =>
  unitsMeant(casting, "enemies").filter(
    (id) => distance(unitOf(casting.state, id).tile, tile) === 1,
  );

function enemiesOnLine(casting: Casting): readonly UnitId[] {
  const { state, hero, at, skill } = casting;
  const line = at === null ? null : lineTo(unitOf(state, hero).tile, at);
  const reached = line?.slice(0, skillRow(skill).range) ?? [];
  return unitsMeant(casting, "enemies").filter((id) => reached.includes(unitOf(state, id).tile));
}
