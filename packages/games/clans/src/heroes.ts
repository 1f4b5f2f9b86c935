import type { Terrain } from "./cards/language.ts";

/** What a hero can do once a match. */
export type HeroPower = "draw" | "rouse" | "heal" | "bombard";

export interface HeroRow {
  readonly name: string;
  /** Its number in deck codes; never reused. */
  readonly number: number;
  /** Each base tile is one of these. */
  readonly terrains: readonly [Terrain, ...Terrain[]];
  readonly power: HeroPower;
  readonly amount: number;
}

export const HEROES = {
  napoleon: {
    name: "Napoleon Bonaparte",
    number: 1,
    terrains: ["woods", "lake"],
    power: "draw",
    amount: 2,
  },
  saladin: { name: "Saladin", number: 2, terrains: ["desert"], power: "rouse", amount: 1 },
  nelson: { name: "Admiral Nelson", number: 3, terrains: ["lake"], power: "heal", amount: 3 },
  charles: {
    name: "Archduke Charles",
    number: 4,
    terrains: ["woods"],
    power: "bombard",
    amount: 2,
  },
} as const satisfies Record<string, HeroRow>;

export type HeroId = keyof typeof HEROES;

export const HERO_IDS = Object.keys(HEROES) as HeroId[]; // the keys of the literal above

export const heroRow = (id: HeroId): HeroRow => HEROES[id];

/** Those who lead in the lanes: the Archduke’s guns find no crystal there. */
export const LANES_HEROES: readonly HeroId[] = HERO_IDS.filter(
  (id) => heroRow(id).power !== "bombard",
);

export const isHero = (id: unknown): id is HeroId =>
  typeof id === "string" && Object.hasOwn(HEROES, id);

export function heroText(id: HeroId): string {
  const { power, amount } = heroRow(id);
  switch (power) {
    case "draw":
      return `Draw ${amount} cards at once.`;
    case "rouse":
      return `Hits of all your cards deal ${amount} more this round.`;
    case "heal":
      return `All your cards heal ${amount}.`;
    case "bombard":
      return `The enemy base takes ${amount}.`;
  }
}

/** The same in the field. */
export function fieldHeroText(id: HeroId): string {
  const { power, amount } = heroRow(id);
  return power === "rouse"
    ? `All your attacks deal ${amount} more this turn, on the base too.`
    : heroText(id);
}
