/** The words a card's row is written in. All of it is plain data: it can be shown, changed by the lab, put into text. */

export const TERRAINS = ["woods", "lake", "desert", "marsh"] as const;
export type Terrain = (typeof TERRAINS)[number];

export const RARITIES = ["common", "rare", "epic", "legendary"] as const;
export type Rarity = (typeof RARITIES)[number];

/** Families of three different cards; whoever has played all three has its Ultimate. */
export const FAMILIES = ["monkey", "ant"] as const;
export type Family = (typeof FAMILIES)[number];

/** When a card acts: 1 on every tick, 2 on the second and fourth, 3 to 5 once. */
export type Tick = 1 | 2 | 3 | 4 | 5;

/** What is printed on a card: a tag and its number. */
export interface Printed<T extends string> {
  readonly tag: T;
  /** The X of `fury X`; 0 where the tag has none. */
  readonly amount: number;
}

/** In the lanes it is a row of `ABILITIES` (abilities.ts). */
export type Ability = Printed<Tag>;

/**
 * Where in a round an ability speaks, in the order of a round: while planning, walking and looking; when a fight begins
 * (what is counted then stays until it ends); in a tick, aiming, striking, adding and taking away, what spills over and
 * what answers, and its end; then far shots and the end of the round.
 */
export const STAGES = [
  "plan",
  "walk",
  "look",
  "muster",
  "aim",
  "strike",
  "raise",
  "lower",
  "spill",
  "answer",
  "tick",
  "far",
  "round",
] as const;
export type Stage = (typeof STAGES)[number];

/** Whom an ability speaks of: its card, the other card of its stack, or both. */
export type Whom = "self" | "other" | "stack";

/** What an ability does. Those with a `whom` bring their number, `times` as much of it. */
export type Effect =
  | Counted<"muster", "damage">
  | Counted<"muster", "ward">
  | Counted<"raise", "damage">
  | Counted<"lower", "ward">
  | Counted<"answer", "thorns">
  | Counted<"tick", "heal">
  | Counted<"round", "heal">
  | Flag<"plan", "drop">
  | Flag<"walk", "slip">
  | Flag<"look", "hide">
  | Flag<"look", "spy">
  | Flag<"aim", "draw">
  | Flag<"strike", "first">
  | Flag<"strike", "shoot">
  | Flag<"spill", "cleave">
  | Flag<"far", "shoot">;

interface Counted<At extends Stage, Verb extends string> {
  readonly at: At;
  readonly verb: Verb;
  readonly whom: Whom;
  readonly times: number;
}

interface Flag<At extends Stage, Verb extends string> {
  readonly at: At;
  readonly verb: Verb;
}

export const TAGS = [
  "fury",
  "shield",
  "first_strike",
  "cleave",
  "thorns",
  "regen",
  "regenerate",
  "heal_ally",
  "guard",
  "ranged",
  "far_attack",
  "inspire",
  "fortify",
  "rally",
  "command",
  "stack_buff_damage",
  "stack_debuff_enemy_damage",
  "conceal_back",
  "stealth_pass",
  "paratrooper",
  "scout",
] as const;
export type Tag = (typeof TAGS)[number];

/** A card in the lanes. */
export interface LanesPart {
  readonly damage: number;
  readonly hp: number;
  readonly tick: Tick;
  /** Tiles a round where a match lets cards walk as printed. */
  readonly move: 0 | 1 | 2;
  readonly element: Terrain | null;
  readonly rarity: Rarity;
  readonly abilities: readonly Ability[];
}

// How rows are written.

/** Damage, HP, tick and move; terrain; rarity; abilities. */
export const lanes = (
  [damage, hp, tick, move]: readonly [number, number, Tick, 0 | 1 | 2],
  element: Terrain | null,
  rarity: Rarity,
  abilities: readonly Ability[] = [],
): LanesPart => ({ damage, hp, tick, move, element, rarity, abilities });

export const counted =
  <T extends string>(tag: T) =>
  (amount: number): Printed<T> => ({ tag, amount });
export const plain = <T extends string>(tag: T): Printed<T> => ({ tag, amount: 0 });

export const fury = counted("fury");
export const shield = counted("shield");
export const thorns = counted("thorns");
export const regen = counted("regen");
export const healAlly = counted("heal_ally");
export const inspire = counted("inspire");
export const fortify = counted("fortify");
export const rally = counted("rally");
export const command = counted("command");
export const stackBuff = counted("stack_buff_damage");
export const stackDebuff = counted("stack_debuff_enemy_damage");
export const regenerate = counted("regenerate")(2);
export const firstStrike = plain("first_strike");
export const cleave = plain("cleave");
export const guard = plain("guard");
export const ranged = plain("ranged");
export const farAttack = plain("far_attack");
export const concealBack = plain("conceal_back");
export const stealthPass = plain("stealth_pass");
export const paratrooper = plain("paratrooper");
export const scout = plain("scout");
