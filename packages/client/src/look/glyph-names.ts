/** The symbols of the game world we draw, by their names in game-icons; `npm run glyphs` writes their sprite. */
export const GLYPH_NAMES = [
  "chess-knight",
  "crossed-swords",
  "crown-coin",
  "death-skull",
  "flying-flag",
  "heart-plus",
  "hood",
  "hourglass",
  "lantern-flame",
  "laurels",
  "lion",
  "mounted-knight",
  "orc-head",
  "padlock",
  "pointy-hat",
  "queen-crown",
  "robin-hood-hat",
  "round-shield",
  "shield-reflect",
  "two-coins",
  "visored-helm",
  "winged-shield",
  "wolf-head",
] as const;

export type GlyphName = (typeof GLYPH_NAMES)[number];
