/** The symbols that only the campaign draws. */
export const STORY_GLYPHS = [
  "bandage-roll",
  "camping-tent",
  "hooded-figure",
  "locked-chest",
  "old-wagon",
  "shop",
  "uncertainty",
  "village",
] as const;
