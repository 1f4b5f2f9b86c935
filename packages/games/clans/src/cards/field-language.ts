import { counted, plain } from "./language.ts";
import type { Printed, Rarity, Terrain } from "./language.ts";

/** The words of a card's row that only the field has; what both modes have is in language.ts. */

/** Whom a commander of the same class motivates. */
const TROOPS = ["melee", "ranged", "artillery"] as const;
type Troop = (typeof TROOPS)[number];

/** A card in the field. */
export interface FieldPart {
  readonly damage: number;
  readonly hp: number;
  /** The most action points it holds, what it gains a turn, and what an attack takes. */
  readonly ap: number;
  readonly gain: number;
  readonly strike: number;
  /** How many tiles ahead it hits. */
  readonly range: number;
  readonly troop: Troop | null;
  readonly element: Terrain | null;
  readonly rarity: Rarity;
  readonly abilities: readonly FieldAbility[];
}

/** In the field it is a row of `FIELD_ABILITIES` (field-abilities.ts). */
export type FieldAbility = Printed<FieldTag>;

/**
 * Where in a match an ability speaks, in the order in which one action asks: who is seen, who is held, what is placed and
 * what enters; who is aimed at, who strikes first, what is added and taken away, what a ward swallows, what comes after a
 * hit and what stands before a base; what a turn begins with; and what a card does instead of fighting.
 */
export const FIELD_STAGES = [
  "look",
  "hold",
  "place",
  "enter",
  "aim",
  "strike",
  "raise",
  "lower",
  "ward",
  "after",
  "base",
  "start",
  "act",
] as const;
export type FieldStage = (typeof FIELD_STAGES)[number];

/** Whom a number speaks of: its card, the others of its tile, all of its tile, its column, or its class on its tile and those beside it. */
export type Reach = "self" | "others" | "tile" | "column" | "class";

interface Summed<At extends FieldStage, Verb extends string> {
  readonly at: At;
  readonly verb: Verb;
  readonly reach: Reach;
  readonly times: number;
}

interface Does<At extends FieldStage, Verb extends string> {
  readonly at: At;
  readonly verb: Verb;
}

/** What an ability does in the field. Those with a `reach` bring their number, `times` as much of it; the others are there or not. */
export type FieldEffect =
  | Summed<"raise", "damage">
  | Summed<"lower", "ward">
  | Summed<"start", "heal">
  | Does<"look", "hide" | "watch" | "scout" | "rise" | "conceal">
  | Does<"hold", "glue" | "silence" | "paralyze">
  | Does<"place", "trap" | "copy">
  | Does<"enter", "fear" | "attune">
  | Does<"aim", "guard" | "shoot" | "far" | "diagonal" | "sidestep">
  | Does<"strike", "first">
  | Does<"raise", "pike" | "ride" | "arrow" | "gun">
  | Does<"lower", "turtle">
  | Does<"ward", "barrier">
  | Does<"after", "thorns" | "poison" | "cleave" | "sweep" | "push" | "one-side" | "two-sides">
  | Does<"base", "taunt">
  | Does<"act", "heal" | "ignite" | "enhance" | "switch" | "reset" | "convert" | "boost">;

/** One ability in the field: its name, what it does there, and how that reads. */
export interface FieldAbilityRow {
  readonly name: string;
  readonly does: FieldEffect;
  /** One sentence; `x` is the number printed. */
  readonly text: (x: number) => string;
}

/** Tags with a number of uses: one at first, one more by a resetter. */
export const CHARGED = ["barrier", "poisoner", "ignite"] as const;
export type Charged = (typeof CHARGED)[number];

export const FIELD_TAGS = [
  "fury",
  "shield",
  "tile_shield",
  "first_strike",
  "cleave",
  "thorns",
  "regen",
  "regenerate",
  "heal_ally",
  "guard",
  "ranged",
  "long_range",
  "inspire",
  "fortify",
  "rally",
  "command",
  "motivate",
  "conceal_back",
  "flanking",
  "scout",
  "pikeman",
  "cavalry",
  "archer",
  "shield_guard",
  "cannon",
  "medic",
  "trap",
  "ignite",
  "poisoner",
  "spy",
  "watcher",
  "push_back",
  "glue",
  "silence",
  "paralyze",
  "barrier",
  "fear",
  "terrain_affinity",
  "mega_taunt",
  "tall",
  "shaco",
  "one_side_attacker",
  "two_side_attacker",
  "lane_sweep",
  "diagonal_attack",
  "enhancer",
  "switcher",
  "resetter",
  "converter",
  "ap_booster",
] as const;
export type FieldTag = (typeof FIELD_TAGS)[number];

// How rows are written.

type Numbers = readonly [
  damage: number,
  hp: number,
  ap: number,
  gain: number,
  strike: number,
  range: number,
];

/** Damage, HP, most AP, AP a turn, AP of an attack and range, then its class; terrain; rarity; abilities. */
export const field = (
  [damage, hp, ap, gain, strike, range, troop]: readonly [...Numbers, troop?: Troop],
  element: Terrain | null,
  rarity: Rarity,
  abilities: readonly FieldAbility[] = [],
): FieldPart => ({
  damage,
  hp,
  ap,
  gain,
  strike,
  range,
  troop: troop ?? null,
  element,
  rarity,
  abilities,
});

export const tileShield = counted("tile_shield");
export const motivate = counted("motivate");
export const medic = counted("medic");
export const trap = counted("trap");
export const ignite = counted("ignite");
export const longRange = plain("long_range");
export const flanking = plain("flanking");
export const pikeman = plain("pikeman");
export const cavalry = plain("cavalry");
export const archer = plain("archer");
export const turtle = plain("shield_guard");
export const cannon = plain("cannon");
