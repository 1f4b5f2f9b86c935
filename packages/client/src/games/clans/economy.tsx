import { BOOK, ECONOMY, HERO_IDS, heroRow, LEADERS, words } from "@holmgang/clans";
import type { HeroId, Rarity, Terrain } from "@holmgang/clans";
import type { EconomyFace, GroundTile } from "../../game/economy-face.ts";
import { RARITIES, Stud } from "../../look/rarity-frame.tsx";
import { TERRAIN_GLYPH } from "./card-look.ts";
import { shortHero } from "./names.ts";
import { clansText } from "./text.ts";

const isRarity = (reason: string): reason is Rarity => RARITIES.some((rarity) => rarity === reason);

const tile = (terrain: Terrain, ware: string | null): GroundTile => ({
  words: clansText.terrains[terrain],
  glyph: TERRAIN_GLYPH[terrain],
  field: terrain,
  ware,
});

/** The hero's own first, then what can be added. */
const tilesOf = (hero: HeroId): readonly GroundTile[] => [
  ...heroRow(hero).terrains.map((terrain) => tile(terrain, null)),
  ...LEADERS.flatMap(({ id, hero: its, ground }) =>
    its === hero && ground ? [tile(ground, id)] : [],
  ),
];

/** Gold of Clans: for lanes and for what was felled, by rarity; spent on cards and ground. */
export const economy: EconomyFace = {
  game: BOOK.game,
  economy: ECONOMY,
  spoil: (reason) => ({
    words: words.spoils?.[reason] ?? reason,
    sign: isRarity(reason) ? <Stud rarity={reason} /> : null,
  }),
  goods: async () => (await import("./goods.tsx")).goods,
  grounds: HERO_IDS.map((hero) => ({ hero, name: shortHero(hero), tiles: tilesOf(hero) })),
};
