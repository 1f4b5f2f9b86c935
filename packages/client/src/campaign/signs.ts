import type { GlyphName } from "../look/glyph-names.ts";

/** What stands for the kinds of encounters, on the map and on orders. */
export const KIND_SIGNS = {
  battle: "crossed-swords",
  city: "castle",
  elite: "crested-helmet",
  boss: "imperial-crown",
  defense: "shield-echoes",
  shop: "shop",
  rest: "camping-tent",
  event: "hooded-figure",
  mystery: "uncertainty",
  treasure: "locked-chest",
  recovery: "bandage-roll",
} as const satisfies Readonly<Record<string, GlyphName>>;

/** What stands for one's own on the map. */
export const OWN_SIGNS = {
  army: "eagle-emblem",
  town: "village",
  city: "castle",
} as const satisfies Readonly<Record<string, GlyphName>>;
