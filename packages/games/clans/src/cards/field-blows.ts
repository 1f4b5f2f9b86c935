import { ABILITIES } from "./abilities.ts";
import type { FieldAbilityRow, FieldTag } from "./field-language.ts";

/** Abilities that speak when somebody is hit: what adds, shields, heals, answers and spreads. */
export const BLOWS = {
  fury: {
    name: ABILITIES.fury.name,
    does: { at: "raise", verb: "damage", reach: "self", times: 1 },
    text: (x) => `Its attacks on units and its answers deal ${x} more.`,
  },
  shield: {
    name: ABILITIES.shield.name,
    does: { at: "lower", verb: "ward", reach: "self", times: 1 },
    text: (x) => `Attacks on it and answers to it deal ${x} less.`,
  },
  tile_shield: {
    name: "Tile shield",
    does: { at: "lower", verb: "ward", reach: "tile", times: 1 },
    text: (x) => `Attacks on its tile and answers to it deal ${x} less.`,
  },
  first_strike: {
    name: ABILITIES.first_strike.name,
    does: { at: "strike", verb: "first" },
    text: () => "Whom it kills does not answer; attacked, it answers before the hit.",
  },
  cleave: {
    name: ABILITIES.cleave.name,
    does: { at: "after", verb: "cleave" },
    text: () => "Its attack hits one other enemy on the tile as hard.",
  },
  thorns: {
    name: ABILITIES.thorns.name,
    does: { at: "after", verb: "thorns" },
    text: (x) => `Whoever attacks it and leaves it alive takes ${x}.`,
  },
  regen: {
    name: ABILITIES.regen.name,
    does: { at: "start", verb: "heal", reach: "self", times: 1 },
    text: (x) => `Heals ${x} at the start of your turn.`,
  },
  regenerate: {
    name: ABILITIES.regenerate.name,
    does: { at: "start", verb: "heal", reach: "self", times: 1 },
    text: (x) => `Heals ${x} at the start of your turn.`,
  },
  heal_ally: {
    name: ABILITIES.heal_ally.name,
    does: { at: "start", verb: "heal", reach: "column", times: 1 },
    text: (x) => `The most wounded other of its column heals ${x} at the start of your turn.`,
  },
  guard: {
    name: ABILITIES.guard.name,
    does: { at: "aim", verb: "guard" },
    text: () => "Must be attacked before the others of its tile.",
  },
  ranged: {
    name: ABILITIES.ranged.name,
    does: { at: "aim", verb: "shoot" },
    text: () => "Its attacks are not answered; its own answers deal 4 less; it does not advance.",
  },
  long_range: {
    name: "Long range",
    does: { at: "aim", verb: "far" },
    text: () => "Hits two tiles ahead.",
  },
  inspire: {
    name: ABILITIES.inspire.name,
    does: { at: "raise", verb: "damage", reach: "column", times: 1 },
    text: (x) => `Attacks from its column deal ${x} more, its own included, on bases too.`,
  },
  fortify: {
    name: ABILITIES.fortify.name,
    does: { at: "lower", verb: "ward", reach: "column", times: 1 },
    text: (x) => `Attacks on its column and answers to it deal ${x} less.`,
  },
  rally: {
    name: ABILITIES.rally.name,
    does: { at: "raise", verb: "damage", reach: "others", times: 1 },
    text: (x) => `Attacks of the other on its tile deal ${x} more.`,
  },
  command: {
    name: ABILITIES.command.name,
    does: { at: "raise", verb: "damage", reach: "others", times: 2 },
    text: (x) => `Attacks of the other on its tile deal ${2 * x} more.`,
  },
  motivate: {
    name: "Motivate",
    does: { at: "raise", verb: "damage", reach: "class", times: 1 },
    text: (x) => `Others of its class on its tile and beside it: +${x} damage and +${x} HP.`,
  },
  pikeman: {
    name: "Pikeman",
    does: { at: "raise", verb: "pike" },
    text: () => "Deals 4 more to cavalry, answering too.",
  },
  cavalry: {
    name: "Cavalry",
    does: { at: "raise", verb: "ride" },
    text: () => "Deals 4 more to archers when it attacks.",
  },
  archer: {
    name: "Archer",
    does: { at: "raise", verb: "arrow" },
    text: () => "Cavalry deals 4 more to it.",
  },
  shield_guard: {
    name: "Shield wall",
    does: { at: "lower", verb: "turtle" },
    text: () => "Attacks of ranged cards deal 2 less to it.",
  },
  cannon: {
    name: "Cannon",
    does: { at: "raise", verb: "gun" },
    text: () => "Is artillery.",
  },
  poisoner: {
    name: "Poison",
    does: { at: "after", verb: "poison" },
    text: () => "Its attack, once, poisons whom it leaves alive: 1 damage at two turn starts.",
  },
  push_back: {
    name: "Push",
    does: { at: "after", verb: "push" },
    text: () => "Its attack pushes all enemies of the tile back by one.",
  },
  barrier: {
    name: "Barrier",
    does: { at: "ward", verb: "barrier" },
    text: () => "The first damage it would take does nothing.",
  },
  one_side_attacker: {
    name: "One side",
    does: { at: "after", verb: "one-side" },
    text: () => "From a side lane its attack hits all enemies of the target’s row beyond as well.",
  },
  two_side_attacker: {
    name: "Two sides",
    does: { at: "after", verb: "two-sides" },
    text: () => "Its attack hits the enemies beside its own lane in the target’s row as well.",
  },
  lane_sweep: {
    name: "Sweep",
    does: { at: "after", verb: "sweep" },
    text: () => "Its attack hits every other enemy of its column as well.",
  },
  diagonal_attack: {
    name: "Diagonal",
    does: { at: "aim", verb: "diagonal" },
    text: () => "Attacks diagonally too.",
  },
} as const satisfies Partial<Record<FieldTag, FieldAbilityRow>>;
