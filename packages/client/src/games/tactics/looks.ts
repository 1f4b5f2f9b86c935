import type { BuffId, Figure, SkillId } from "@holmgang/tactics";
import type { GlyphName } from "../../look/glyph-names.ts";
import type { FieldName } from "../../look/painted-field.tsx";
import "./glyphs.ts";

/** How every unit is drawn: its charge, and the painted ground under it. */
export const FIGURES = {
  warrior: { glyph: "barbute", field: "blood" },
  mage: { glyph: "pointy-hat", field: "lake" },
  rogue: { glyph: "hood", field: "bone" },
  huntress: { glyph: "hawk-emblem", field: "moss" },
  duelist: { glyph: "fencer", field: "plum" },
  cleric: { glyph: "holy-symbol", field: "gold" },
  tank: { glyph: "shield-bash", field: "steel" },
  archer: { glyph: "high-shot", field: "rust" },
  assassin: { glyph: "hooded-assassin", field: "night" },
  clone: { glyph: "shadow-follower", field: "none" },
} as const satisfies Record<Figure, { glyph: GlyphName; field: FieldName }>;

export const SKILL_GLYPHS = {
  leap: "leapfrog",
  shockwave: "earth-crack",
  endure: "heart-shield",
  blast: "fire-spell-cast",
  beacon: "teleport",
  wild: "magic-swirl",
  smoke: "smoke-bomb",
  mark: "death-zone",
  clone: "shadow-follower",
  hawk: "hawk-emblem",
  blades: "spinning-blades",
  nature: "three-leaves",
  challenge: "crossed-sabres",
  strike: "fire-punch",
  feint: "mirror-mirror",
  trinity: "triquetra",
  many: "minions",
  ascend: "angel-wings",
} as const satisfies Record<SkillId, GlyphName>;

/** What lies on a unit, as a sign, and whether its owner is glad of it. */
export const BUFF_LOOKS = {
  power: { glyph: "biceps", tone: "good" },
  life: { glyph: "heart-plus", tone: "good" },
  speed: { glyph: "sprint", tone: "good" },
  weakness: { glyph: "broken-bone", tone: "bad" },
  bleed: { glyph: "drop", tone: "bad" },
  slow: { glyph: "snail", tone: "bad" },
  blind: { glyph: "blindfold", tone: "bad" },
  mark: { glyph: "death-zone", tone: "bad" },
  challenge: { glyph: "crossed-sabres", tone: "bad" },
  feint: { glyph: "mirror-mirror", tone: "odd" },
  invulnerable: { glyph: "angel-wings", tone: "odd" },
  rally: { glyph: "minions", tone: "good" },
  shield: { glyph: "checked-shield", tone: "good" },
  invisible: { glyph: "sight-disabled", tone: "odd" },
  shadow: { glyph: "shadow-follower", tone: "odd" },
  stun: { glyph: "knocked-out-stars", tone: "bad" },
  root: { glyph: "tree-roots", tone: "bad" },
} as const satisfies Record<BuffId, { glyph: GlyphName; tone: "good" | "bad" | "odd" }>;

/** Speed and Slow share a first letter. */
export const TILE_LETTERS = {
  power: "P",
  life: "L",
  speed: "Sp",
  weakness: "W",
  bleed: "B",
  slow: "Sl",
} as const;

/** The actions of a unit: their sign and their key. */
export const DEEDS = {
  move: { glyph: "walking-boot", key: "M" },
  attack: { glyph: "crossed-swords", key: "A" },
  both: { glyph: "sprint", key: "X" },
  skill: { glyph: "fire-spell-cast", key: "S" },
  destroy: { glyph: "hammer-break", key: "D" },
  end: { glyph: "hourglass", key: "E" },
} as const satisfies Record<string, { glyph: GlyphName; key: string }>;

export type Deed = keyof typeof DEEDS;
