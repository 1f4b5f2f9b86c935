import type { HeroClass } from "../units.ts";
import type { SkillRow } from "./language.ts";

/** The eighteen skills, three a class. A new one is one row; its text is made from it. */
export const SKILLS = {
  leap: {
    name: "Heroic Leap",
    class: "warrior",
    aim: "free",
    range: 3,
    does: [
      { verb: "go", how: "leap" },
      { verb: "damage", amount: 2, to: "adjacent" },
    ],
  },
  shockwave: {
    name: "Shockwave",
    class: "warrior",
    aim: "self",
    range: 1,
    does: [{ verb: "shove", amount: 1, blocked: 1 }],
  },
  endure: {
    name: "Endure",
    class: "warrior",
    aim: "self",
    range: 0,
    does: [
      { verb: "shield", amount: 3 },
      { verb: "cure", buff: "bleed", to: "self" },
    ],
  },
  blast: {
    name: "Elemental Blast",
    class: "mage",
    aim: "enemy",
    range: 3,
    does: [
      { verb: "damage", amount: 3, to: "target" },
      { verb: "afflict", oneIn: 2, to: "struck" },
    ],
  },
  beacon: {
    name: "Warp Beacon",
    class: "mage",
    aim: "beacon",
    range: 4,
    does: [{ verb: "beacon" }],
  },
  wild: {
    name: "Wild Magic",
    class: "mage",
    aim: "self",
    range: 0,
    does: [
      { verb: "damage", amount: 1, to: "enemies" },
      { verb: "afflict", oneIn: 3, to: "enemies" },
    ],
  },
  smoke: {
    name: "Smoke Bomb",
    class: "rogue",
    aim: "free",
    range: 3,
    does: [
      { verb: "go", how: "smoke" },
      { verb: "give", buff: "invisible", to: "self" },
      { verb: "give", buff: "blind", to: "left" },
    ],
  },
  mark: {
    name: "Death Mark",
    class: "rogue",
    aim: "enemy",
    range: 2,
    does: [{ verb: "give", buff: "mark", to: "target" }],
  },
  clone: {
    name: "Shadow Clone",
    class: "rogue",
    aim: "free",
    range: 1,
    does: [{ verb: "clone" }],
  },
  hawk: {
    name: "Spirit Hawk",
    class: "huntress",
    aim: "enemy",
    range: 4,
    does: [{ verb: "damage", amount: 2, to: "target" }],
  },
  blades: {
    name: "Spectral Blades",
    class: "huntress",
    aim: "line",
    range: 3,
    does: [{ verb: "damage", amount: 1, to: "line" }],
  },
  nature: {
    name: "Nature’s Power",
    class: "huntress",
    aim: "self",
    range: 0,
    does: [
      { verb: "charge", attacks: 2 },
      { verb: "give", buff: "life", to: "self" },
    ],
  },
  challenge: {
    name: "Challenge",
    class: "duelist",
    aim: "enemy",
    range: 2,
    does: [{ verb: "give", buff: "challenge", to: "target" }],
  },
  strike: {
    name: "Elemental Strike",
    class: "duelist",
    aim: "enemy",
    range: 1,
    does: [
      { verb: "damage", amount: 3, to: "target" },
      { verb: "inflict", to: "struck" },
    ],
  },
  feint: {
    name: "Feint",
    class: "duelist",
    aim: "self",
    range: 0,
    does: [{ verb: "give", buff: "feint", to: "self" }],
  },
  trinity: {
    name: "Trinity",
    class: "cleric",
    aim: "ally",
    range: 2,
    does: [
      { verb: "heal", amount: 3, to: "target" },
      { verb: "cure", buff: "one", to: "target" },
      { verb: "give", buff: "life", to: "target" },
    ],
  },
  many: {
    name: "Power of Many",
    class: "cleric",
    aim: "self",
    range: 0,
    does: [
      { verb: "heal", amount: 1, to: "own" },
      { verb: "give", buff: "rally", to: "own" },
    ],
  },
  ascend: {
    name: "Ascended Form",
    class: "cleric",
    aim: "self",
    range: 0,
    does: [{ verb: "give", buff: "invulnerable", to: "self" }],
  },
} as const satisfies Record<string, SkillRow>;

export type SkillId = keyof typeof SKILLS;
export const SKILL_IDS = Object.keys(SKILLS) as SkillId[]; // the keys of the literal

export const skillRow = (id: SkillId): SkillRow => SKILLS[id];

export const skillsOf = (hero: HeroClass): readonly SkillId[] =>
  SKILL_IDS.filter((id) => SKILLS[id].class === hero);
