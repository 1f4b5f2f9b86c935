import { TERRAINS } from "./cards/language.ts";
import type { Terrain } from "./cards/language.ts";
import { HERO_IDS, heroRow, isHero } from "./heroes.ts";
import type { HeroId } from "./heroes.ts";

/** A hero as a deck names it: as it is, or with one further terrain that its base tiles may be. */
export type LeaderId = HeroId | `${HeroId}/${Terrain}`;

export interface Leader {
  readonly id: LeaderId;
  readonly hero: HeroId;
  /** What was added to the hero's own; null for the hero alone. */
  readonly ground: Terrain | null;
  /** Its number in deck codes; never reused. */
  readonly number: number;
  readonly name: string;
  /** Each base tile is one of these. */
  readonly terrains: readonly [Terrain, ...Terrain[]];
}

/** Numbers of heroes stay below this, so that a hero on a further ground has one that no hero ever gets. */
const GROUND_STEP = 32;

const leadersOf = (hero: HeroId): readonly Leader[] => {
  const { name, number, terrains } = heroRow(hero);
  const further = TERRAINS.filter((terrain) => !terrains.includes(terrain));
  return [
    { id: hero, hero, ground: null, number, name, terrains },
    ...further.map((ground): Leader => ({
      id: `${hero}/${ground}`,
      hero,
      ground,
      number: number + GROUND_STEP * (TERRAINS.indexOf(ground) + 1),
      name: `${name} with ${ground} ground`,
      terrains: [...terrains, ground],
    })),
  ];
};

/** Every hero, each followed by what else its bases may be. */
export const LEADERS: readonly Leader[] = HERO_IDS.flatMap(leadersOf);

const BY_ID: ReadonlyMap<string, Leader> = new Map(LEADERS.map((leader) => [leader.id, leader]));

export const isLeader = (id: unknown): id is LeaderId => typeof id === "string" && BY_ID.has(id);

export const leaderRow = (id: LeaderId): Leader => BY_ID.get(id)!; // every id has a row

/** Whoever leads, whatever its ground. */
export const heroOf = (id: LeaderId): HeroId => (isHero(id) ? id : leaderRow(id).hero);
