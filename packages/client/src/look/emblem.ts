import type { GlyphName } from "./glyph-names.ts";

/** The avatars one can choose, and the emblem each wears on its shield. */
export const EMBLEMS = {
  orc: "orc-head",
  knight: "visored-helm",
  mage: "pointy-hat",
  rogue: "hood",
  ranger: "robin-hood-hat",
  paladin: "winged-shield",
} as const satisfies Record<string, GlyphName>;

export type AvatarId = keyof typeof EMBLEMS;

const isAvatar = (id: string): id is AvatarId => Object.hasOwn(EMBLEMS, id);

/** A wolf's head for whoever has chosen nothing we know. */
export const emblemOf = (avatar: string | null): GlyphName =>
  avatar !== null && isAvatar(avatar) ? EMBLEMS[avatar] : "wolf-head";
