import { ABILITIES, TAGS } from "@holmgang/clans";
import type { Tag } from "@holmgang/clans";
import type { Meaning } from "../../game/meaning.ts";

/** Where the rules tell of each ability. */
const RULE: Readonly<Record<Tag, string>> = {
  fury: "R50",
  shield: "R50",
  first_strike: "R51",
  ranged: "R52",
  cleave: "R53",
  thorns: "R54",
  guard: "R55",
  regen: "R56",
  heal_ally: "R56",
  regenerate: "R56",
  inspire: "R57",
  rally: "R57",
  command: "R57",
  fortify: "R58",
  stack_buff_damage: "R59",
  stack_debuff_enemy_damage: "R59",
  far_attack: "R60",
  conceal_back: "R61",
  scout: "R62",
  paratrooper: "R63",
  stealth_pass: "R64",
};

const WORDS: readonly Meaning[] = [
  {
    id: "zone",
    term: "Zone",
    rule: "R23",
    text: "The tile of a lane that is fought for. Every card walks towards it.",
  },
  {
    id: "tick",
    term: "Tick",
    rule: "R29",
    text: "A fight has five. A card with tick 1 acts on all, with 2 on the second and fourth, with 3, 4 or 5 on that one.",
  },
  {
    id: "stack",
    term: "Stack",
    rule: "R1",
    text: "Up to two cards of one side on a tile, one in front of the other. The front one fights.",
  },
  {
    id: "overflow",
    term: "Overflow",
    rule: "R34",
    text: "What a hit deals beyond the HP of its target goes on to the other card of the stack.",
  },
  {
    id: "crystal",
    term: "Crystal",
    rule: "R44",
    text: "Whoever wins before an empty base, or on a cleared one, hits it for the printed damage of who stands there.",
  },
];

/** The words of the lanes, and every ability; the number on a card stands for X. */
export const glossary: readonly Meaning[] = [
  ...WORDS,
  ...TAGS.map((tag) => ({
    id: tag,
    term: ABILITIES[tag].name,
    rule: RULE[tag],
    text: ABILITIES[tag].text(tag === "regenerate" ? 2 : NaN).replaceAll("NaN", printed(tag)),
  })),
];

/** What is printed on a card, as often as it counts. */
function printed(tag: Tag): string {
  const { does } = ABILITIES[tag];
  return "times" in does && does.times === 2 ? "twice X" : "X";
}
