import { FIELD_ABILITIES } from "@holmgang/clans/field";
import type { Meaning } from "../../game/meaning.ts";

type Tag = keyof typeof FIELD_ABILITIES;

/** Where the rules tell of each ability. */
const RULE: Readonly<Record<Tag, string>> = {
  fury: "R48",
  shield: "R49",
  tile_shield: "R49",
  fortify: "R49",
  inspire: "R50",
  command: "R51",
  rally: "R51",
  motivate: "R52",
  first_strike: "R53",
  cleave: "R54",
  thorns: "R55",
  regen: "R56",
  regenerate: "R56",
  heal_ally: "R56",
  medic: "R57",
  barrier: "R58",
  poisoner: "R59",
  ranged: "R60",
  long_range: "R61",
  diagonal_attack: "R61",
  flanking: "R61",
  guard: "R62",
  glue: "R63",
  silence: "R63",
  paralyze: "R63",
  fear: "R64",
  trap: "R65",
  spy: "R66",
  watcher: "R67",
  conceal_back: "R68",
  push_back: "R69",
  shaco: "R71",
  terrain_affinity: "R72",
  mega_taunt: "R73",
  lane_sweep: "R74",
  one_side_attacker: "R74",
  two_side_attacker: "R74",
  scout: "R75",
  tall: "R75",
  enhancer: "R77",
  switcher: "R78",
  resetter: "R79",
  ap_booster: "R79",
  ignite: "R80",
  converter: "R81",
  pikeman: "R30",
  cavalry: "R30",
  archer: "R30",
  cannon: "R52",
  shield_guard: "R30",
};

const WORDS: readonly Meaning[] = [
  {
    id: "action_points",
    term: "Action points (AP)",
    rule: "R16",
    text: "What a unit acts with, the pips under it. A step takes 1, an attack what its card says, 1 for most; they come back at the start of its owner’s turn.",
  },
  {
    id: "base_row",
    term: "Base row",
    rule: "R1",
    text: "The three tiles before a base. You place cards on yours, and never walk onto the enemy’s, unless as a spy.",
  },
  {
    id: "middle_row",
    term: "Middle row",
    rule: "R1",
    text: "The three tiles between the base rows. Everything there is seen by both, but for what hides.",
  },
  {
    id: "range",
    term: "Range",
    rule: "R27",
    text: "How many tiles ahead a unit hits: 1, of some 2. Everybody hits the tiles beside it too, and nobody backwards.",
  },
  {
    id: "wounded",
    term: "Wounded",
    rule: "R31",
    text: "A unit deals its damage in full at full HP, and less with every HP it lacks, down to half.",
  },
  {
    id: "retaliation",
    term: "Answer (retaliation)",
    rule: "R33",
    text: "Whoever is attacked hand to hand strikes back, even if it dies, with what its HP are after the hit. Nobody answers a ranged attack.",
  },
  {
    id: "advance",
    term: "Advance",
    rule: "R37",
    text: "A unit that is not ranged and kills the last enemy of a tile takes the ground, for free. Not in the enemy base row.",
  },
  {
    id: "fog",
    term: "Fog",
    rule: "R45",
    text: "Lies on the enemy base row wherever nobody of yours stands in the middle of the lane. What happens there you are not told, and you cannot hit into it.",
  },
  {
    id: "exposed",
    term: "Exposed",
    rule: "R46",
    text: "Whoever attacked is seen by all until the enemy’s next turn ends, even in fog.",
  },
  {
    id: "decoy",
    term: "Decoy",
    rule: "R70",
    text: "Looks like its card to its enemy. It deals nothing, never answers, and dies of any damage. A deck may hold one, of a Common.",
  },
  {
    id: "class",
    term: "Class",
    rule: "R52",
    text: "Melee, ranged or artillery, on the cards that have one. Commanders motivate those of their own class.",
  },
  {
    id: "bank",
    term: "Bank",
    rule: "R14",
    text: "What is left of a player’s time for all turns together. Whoever has none left has lost.",
  },
];

/** The words of the field, and every ability; the number on a card stands for X. */
export const glossary: readonly Meaning[] = [
  ...WORDS,
  ...(Object.keys(FIELD_ABILITIES) as Tag[]) // the keys of that literal
    .filter((tag) => tag !== "tall") // how far it sees hangs on the match
    .map((tag) => ({
      id: tag,
      term: FIELD_ABILITIES[tag].name,
      rule: RULE[tag],
      text: FIELD_ABILITIES[tag]
        .text(tag === "regenerate" ? 2 : NaN)
        .replaceAll("NaN", printed(tag)),
    })),
];

/** What is printed on a card, as often as it counts. */
function printed(tag: Tag): string {
  const { does } = FIELD_ABILITIES[tag];
  return "times" in does && does.times === 2 ? "twice X" : "X";
}
