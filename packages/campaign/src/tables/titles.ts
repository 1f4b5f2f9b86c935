import type { ActNumber } from "./acts.ts";
import type { EncounterKind } from "./encounters.ts";

type Titles = readonly [string, ...string[]];

/** What battles are called, by act. */
export const BATTLE_TITLES: Readonly<
  Record<ActNumber, Readonly<Record<"battle" | "elite", Titles>>>
> = {
  1: {
    battle: ["Skirmish at the Bridge", "Village Defense", "Supply Convoy", "Hill Assault"],
    elite: ["Austrian Grenadiers", "Cavalry Ambush", "Fortified Position"],
  },
  2: {
    battle: [
      "Skirmish at the Nile",
      "Village Raid",
      "Desert Crossing",
      "Battle of the Pyramids (Outskirts)",
    ],
    elite: ["Mamluk Heavy Cavalry", "Janissary Guard", "Desert Ambush"],
  },
  3: {
    battle: ["Snowy Plains", "Bridge Defense", "Forest Skirmish", "Rearguard Action"],
    elite: ["Russian Imperial Guard", "Combined Elite Force", "Cossack Raiders"],
  },
};

/** What everything else is called. */
export const TITLES: Readonly<
  Record<Exclude<EncounterKind, "battle" | "elite" | "boss" | "defense">, string>
> = {
  skirmish: "Recovery Skirmish",
  shop: "Military Outfitter",
  rest: "Field Camp",
  event: "Mysterious Traveler",
  mystery: "Unmarked Road",
  treasure: "Hidden Cache",
};

export const CITY_TITLE = "Conquer City: ";
export const DEFENSE_TITLE = "Defense of ";
