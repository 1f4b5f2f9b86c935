import { ABILITIES } from "./abilities.ts";
import type { FieldAbilityRow, FieldTag } from "./field-language.ts";

/** Abilities of place and of craft: what hides, sees, holds, lies in wait and changes. */
export const TRICKS = {
  conceal_back: {
    name: ABILITIES.conceal_back.name,
    does: { at: "look", verb: "conceal" },
    text: () => "The card behind it stays hidden until it fights or a watcher sees it.",
  },
  flanking: {
    name: "Flanking",
    does: { at: "aim", verb: "sidestep" },
    text: () => "Steps sideways, as everybody here may.",
  },
  scout: {
    name: ABILITIES.scout.name,
    does: { at: "look", verb: "scout" },
    text: () => "From the middle row, sees the enemy base of its lane and those beside it.",
  },
  medic: {
    name: "Medic",
    does: { at: "act", verb: "heal" },
    text: (x) =>
      `Action: a wounded friend on its tile heals ${x}. Played onto one, it heals at once.`,
  },
  trap: {
    name: "Trap",
    does: { at: "place", verb: "trap" },
    text: (x) => `Lies hidden on a tile of its terrain; the first enemy to enter takes ${x}.`,
  },
  ignite: {
    name: "Ignite",
    does: { at: "act", verb: "ignite" },
    text: (x) => `Action, once: woods beside it burn for ${x} half-turns.`,
  },
  spy: {
    name: "Spy",
    does: { at: "look", verb: "hide" },
    text: () =>
      "Unseen, walks among enemies, never attacks. In the enemy base it kills one, or hits for 1, and is gone.",
  },
  watcher: {
    name: "Watcher",
    does: { at: "look", verb: "watch" },
    text: () => "Shows spies and hidden cards on its tile, beside it and ahead.",
  },
  glue: {
    name: "Glue",
    does: { at: "hold", verb: "glue" },
    text: () => "Enemies on the tile ahead cannot move.",
  },
  silence: {
    name: "Silence",
    does: { at: "hold", verb: "silence" },
    text: () => "Enemies on the tile ahead cannot attack.",
  },
  paralyze: {
    name: "Paralyze",
    does: { at: "hold", verb: "paralyze" },
    text: () => "Enemies on the tile ahead can neither move nor attack.",
  },
  fear: {
    name: "Fear",
    does: { at: "enter", verb: "fear" },
    text: () => "An enemy that enters the tile ahead loses all AP, each enemy once.",
  },
  terrain_affinity: {
    name: "Affinity",
    does: { at: "enter", verb: "attune" },
    text: () => "Lake +1 AP on arrival, marsh +5 HP, woods +3 damage, desert ranged: while there.",
  },
  mega_taunt: {
    name: "Mega taunt",
    does: { at: "base", verb: "taunt" },
    text: () => "On a base tile, takes hits meant for the base beside it.",
  },
  tall: {
    name: "Tall",
    does: { at: "look", verb: "rise" },
    text: () => "Sees enemy base tiles near it, usually up to two steps away.",
  },
  shaco: {
    name: "Shaco",
    does: { at: "place", verb: "copy" },
    text: () => "Placed, it puts a decoy of itself into each other lane of its row.",
  },
  enhancer: {
    name: "Enhancer",
    does: { at: "act", verb: "enhance" },
    text: () => "Action: doubles the damage of a friend on its tile for good, and is gone.",
  },
  switcher: {
    name: "Switcher",
    does: { at: "act", verb: "switch" },
    text: () =>
      "Action: two friends on its tile or beside it swap their abilities, and it is gone.",
  },
  resetter: {
    name: "Resetter",
    does: { at: "act", verb: "reset" },
    text: () => "Action: a friend on its tile may use what can be used once again, and it is gone.",
  },
  converter: {
    name: "Converter",
    does: { at: "act", verb: "convert" },
    text: () => "Action: its tile or one beside it becomes a terrain of your choice.",
  },
  ap_booster: {
    name: "AP booster",
    does: { at: "act", verb: "boost" },
    text: () => "Action: a friend on its tile gains 1 AP, and it is gone.",
  },
} as const satisfies Partial<Record<FieldTag, FieldAbilityRow>>;
