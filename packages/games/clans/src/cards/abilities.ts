import type { Ability, Effect, Tag } from "./language.ts";

/** One ability: its name, what it does in the lanes, and how that reads. */
interface AbilityRow {
  readonly name: string;
  readonly does: Effect;
  /** One sentence; `x` is the number printed. */
  readonly text: (x: number) => string;
}

/** Every ability that a card may carry, one row each. */
export const ABILITIES: Readonly<Record<Tag, AbilityRow>> = {
  fury: {
    name: "Fury",
    does: { at: "raise", verb: "damage", whom: "self", times: 1 },
    text: (x) => `Each of its hits deals ${x} more.`,
  },
  shield: {
    name: "Shield",
    does: { at: "lower", verb: "ward", whom: "self", times: 1 },
    text: (x) => `Each hit on it deals ${x} less, but at least 1.`,
  },
  first_strike: {
    name: "First strike",
    does: { at: "strike", verb: "first" },
    text: () => "Hits before the others of its tick; whom it kills does not hit back.",
  },
  cleave: {
    name: "Cleave",
    does: { at: "spill", verb: "cleave" },
    text: () => "Its hits strike the other card of the stack too, for as much.",
  },
  thorns: {
    name: "Thorns",
    does: { at: "answer", verb: "thorns", whom: "self", times: 1 },
    text: (x) => `Whoever hits it and leaves it alive takes ${x}.`,
  },
  regen: {
    name: "Regen",
    does: { at: "tick", verb: "heal", whom: "self", times: 1 },
    text: (x) => `Heals ${x} at the end of every tick of its fight.`,
  },
  regenerate: {
    name: "Regenerate",
    does: { at: "round", verb: "heal", whom: "self", times: 1 },
    text: (x) => `Heals ${x} at the end of every round.`,
  },
  heal_ally: {
    name: "Heal ally",
    does: { at: "tick", verb: "heal", whom: "other", times: 1 },
    text: (x) => `The other card of its stack heals ${x} at the end of every tick of their fight.`,
  },
  guard: {
    name: "Guard",
    does: { at: "aim", verb: "draw" },
    text: () => "Takes the hits meant for its stack, from front or back.",
  },
  ranged: {
    name: "Ranged",
    does: { at: "strike", verb: "shoot" },
    text: () => "Also hits from the back, after the front cards.",
  },
  far_attack: {
    name: "Far attack",
    does: { at: "far", verb: "shoot" },
    text: () =>
      "With tick 5 and no enemy on its tile, hits the nearest enemy of its lane afterwards.",
  },
  inspire: {
    name: "Inspire",
    does: { at: "muster", verb: "damage", whom: "stack", times: 1 },
    text: (x) => `Hits of its stack deal ${x} more, its own included.`,
  },
  fortify: {
    name: "Fortify",
    does: { at: "muster", verb: "ward", whom: "stack", times: 1 },
    text: (x) => `Hits on its stack deal ${x} less, but at least 1.`,
  },
  rally: {
    name: "Rally",
    does: { at: "muster", verb: "damage", whom: "other", times: 1 },
    text: (x) => `Hits of the other card of its stack deal ${x} more.`,
  },
  command: {
    name: "Command",
    does: { at: "muster", verb: "damage", whom: "other", times: 2 },
    text: (x) => `Hits of the other card of its stack deal ${2 * x} more.`,
  },
  stack_buff_damage: {
    name: "Banner",
    does: { at: "raise", verb: "damage", whom: "other", times: 1 },
    text: (x) => `While it lives, hits of the other card of its stack deal ${x} more.`,
  },
  stack_debuff_enemy_damage: {
    name: "Totem",
    does: { at: "lower", verb: "ward", whom: "stack", times: 1 },
    text: (x) => `While it lives, hits on its stack deal ${x} less, but at least 1.`,
  },
  conceal_back: {
    name: "Conceal",
    does: { at: "look", verb: "hide" },
    text: () => "The card behind it stays hidden until it acts, is hit or stands elsewhere.",
  },
  stealth_pass: {
    name: "Stealth",
    does: { at: "walk", verb: "slip" },
    text: () => "Walks on through the middle, unseen by fights, to the enemy base.",
  },
  paratrooper: {
    name: "Paratrooper",
    does: { at: "plan", verb: "drop" },
    text: () => "May be placed on a middle tile of yours.",
  },
  scout: {
    name: "Scout",
    does: { at: "look", verb: "spy" },
    text: () =>
      "From the middle, shows the enemy base terrain and hidden cards of its lane and those beside it.",
  },
};

/** As it stands on a card: `Fury 2`. */
export const abilityName = ({ tag, amount }: Ability): string =>
  amount > 0 && tag !== "regenerate" ? `${ABILITIES[tag].name} ${amount}` : ABILITIES[tag].name;

export const abilityText = ({ tag, amount }: Ability): string => ABILITIES[tag].text(amount);
