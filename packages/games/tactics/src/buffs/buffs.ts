interface BuffRow {
  readonly name: string;
  /** Rounds it lasts, the one it came in included; "setting" is `buffRounds`. */
  readonly rounds: number | "setting";
  /** What it adds to an attack. */
  readonly attack: number;
  /** HP at the moment it comes, and again each time it comes. */
  readonly hp: number;
  /** What else it does, as a sentence; null if nothing. */
  readonly rule: string | null;
}

const plain = { rounds: "setting", attack: 0, hp: 0 } as const;
const brief = { rounds: 1, attack: 0, hp: 0 } as const;

/** Everything that can lie on a unit. The first six are also what a buff tile may hold. */
export const BUFFS = {
  power: {
    ...plain,
    name: "Power",
    attack: 3,
    hp: 1,
    rule: "It cannot move and hit in one action; it breaks an obstacle at one blow.",
  },
  life: { ...plain, name: "Life", hp: 3, rule: null },
  speed: { ...plain, name: "Speed", attack: -1, rule: "It acts twice in a turn." },
  weakness: { ...plain, name: "Weakness", attack: -2, hp: -1, rule: null },
  bleed: { ...plain, name: "Bleed", rule: "It loses 1 HP at each round’s end." },
  slow: { ...plain, name: "Slow", rule: "What it does happens at the start of the next round." },
  blind: { ...brief, name: "Blind", rule: "It cannot attack." },
  mark: {
    ...plain,
    name: "Death Mark",
    rule: "It takes 2 more from every blow; if it dies, the marker gains 2 HP.",
  },
  challenge: {
    ...plain,
    name: "Challenge",
    rule: "Its attacks do half damage, except on the challenger, who strikes back for 2.",
  },
  feint: { ...plain, name: "Feint", rule: "It dodges one attack and strikes back for 2." },
  invulnerable: {
    ...brief,
    name: "Ascended",
    rule: "It loses no HP, cannot attack, and is healed twice over.",
  },
  rally: { ...brief, name: "Rally", attack: 1, rule: null },
  shield: { ...plain, name: "Shield", rule: "It takes blows before HP does." },
  invisible: {
    ...brief,
    name: "Unseen",
    rule: "No attack or skill can be aimed at it, until it attacks or uses a skill.",
  },
  shadow: { ...plain, name: "Fading", rule: "It is gone when its rounds are over." },
  stun: { ...brief, name: "Stun", rule: "It can only end its turn, and guards nobody." },
  root: { ...brief, name: "Root", rule: "It cannot move, nor use a skill that moves it." },
} as const satisfies Record<string, BuffRow>;

export type BuffId = keyof typeof BUFFS;
export const BUFF_IDS = Object.keys(BUFFS) as BuffId[]; // the keys of the literal

export const buffRow = (id: BuffId): BuffRow => BUFFS[id];

/** What a buff tile may hold, each as likely as the other. */
export const TILE_BUFFS = [
  "power",
  "life",
  "speed",
  "weakness",
  "bleed",
  "slow",
] as const satisfies readonly BuffId[];
export type TileBuff = (typeof TILE_BUFFS)[number];

/** What a skill may lay on an enemy by chance or by choice. */
export const DEBUFFS = ["weakness", "bleed", "slow"] as const satisfies readonly BuffId[];
export type Debuff = (typeof DEBUFFS)[number];

/** What a cure may take away. */
export const CURABLE = [
  ...DEBUFFS,
  "blind",
  "mark",
  "challenge",
] as const satisfies readonly BuffId[];
