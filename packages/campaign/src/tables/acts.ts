import type { CardId, HeroId, Terrain } from "@holmgang/clans";
import type { PlaceId } from "./places.ts";

export const ACT_NUMBERS = [1, 2, 3] as const;
export type ActNumber = (typeof ACT_NUMBERS)[number];

type Group = readonly [PlaceId, PlaceId, PlaceId];

interface ActRow {
  readonly title: string;
  readonly town: PlaceId;
  readonly end: PlaceId;
  readonly boss: CardId;
  /** Whose ground the enemy stands on; it does nothing else. */
  readonly hero: HeroId;
  /** What the middle of the field hides. */
  readonly relic: string;
  /** Grounds are drawn from these, all equally likely. */
  readonly terrains: readonly [Terrain, ...Terrain[]];
  /** Where the next encounters are, by how many are finished; the last for all that follow. */
  readonly stages: readonly [Group, ...Group[]];
  /** How much shorter a degree of longitude is than one of latitude, in ten-thousandths. */
  readonly cosine: number;
}

export const ACTS: Readonly<Record<ActNumber, ActRow>> = {
  1: {
    title: "Italian Campaign",
    town: "nice",
    end: "milan",
    boss: "general-beaulieu",
    hero: "charles",
    relic: "Austrian Supply Wagon",
    terrains: ["woods", "lake", "desert", "marsh"],
    stages: [
      ["nice", "savona", "genoa"],
      ["alessandria", "turin", "cuneo"],
      ["pavia", "lodi", "milan"],
      ["monza", "lodi", "mantua"],
      ["milan", "lodi", "mantua"],
    ],
    cosine: 7115,
  },
  2: {
    title: "Egyptian Expedition",
    town: "alexandria",
    end: "cairo",
    boss: "murad-bey",
    hero: "saladin",
    relic: "Desert Cache",
    terrains: ["desert", "desert", "desert", "marsh", "lake"],
    stages: [
      ["alexandria", "rosetta", "damietta"],
      ["rosetta", "cairo", "giza"],
      ["cairo", "giza", "pyramids"],
    ],
    cosine: 8599,
  },
  3: {
    title: "War of the Third Coalition",
    town: "paris",
    end: "austerlitz",
    boss: "coalition-forces",
    hero: "charles",
    relic: "Coalition Stockpile",
    terrains: ["woods", "woods", "lake", "marsh"],
    stages: [
      ["paris", "metz", "strasbourg"],
      ["strasbourg", "ulm", "munich"],
      ["ulm", "vienna", "brno"],
      ["vienna", "brno", "austerlitz"],
      ["austerlitz", "brno", "vienna"],
    ],
    cosine: 6604,
  },
};

export const stageOf = (act: ActNumber, n: number): Group => {
  const { stages } = ACTS[act];
  return stages[Math.min(n, stages.length - 1)]!; // never beyond the last
};
