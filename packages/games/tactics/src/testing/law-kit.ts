import { pick, shuffle } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import type { LawKit } from "@holmgang/kernel/testing";
import { BUFF_IDS, DEBUFFS } from "../buffs/buffs.ts";
import { tactics } from "../rules.ts";
import type { Entry, Event, State, Tactics, View } from "../shape.ts";
import { SHOW_MS } from "../show-ms.ts";
import { SKILL_IDS, skillsOf } from "../skills/skills.ts";
import { CLASS_IDS, MINIONS } from "../units.ts";
import { numbers } from "./numbers.ts";
import { sound } from "./sound.ts";

/** What the laws need to know about Tactics. */
export const lawKit: LawKit<Tactics> = {
  game: tactics,
  configs: (rng) => {
    const roll = rng.below(16);
    const ready = [{}, ...Array<unknown>(4).fill(duel()), feints(), storm(MAGE), storm(CLERIC)][
      roll
    ];
    return ready ?? oddConfig(rng);
  },
  // One round: what is hidden is hidden in the draft, and there the rival may do what it likes.
  tiny: (rng) => ({
    settings: { roundLimit: 1, heroHp: pick(rng, [1, 5]) },
    entries: [pick(rng, TINY_TEAMS), pick(rng, TINY_TEAMS)],
  }),
  extraMoves,
  sound,
  numbers,
  // Four choices each in the draft; in every round ten units with two actions, and four minions that leave something.
  bound: 8 + 99 * 20 + 4,
  events: Object.keys(SHOW_MS) as Event["kind"][], // the keys of a record of all kinds
  endings: [
    "win hero",
    "win last-blow",
    "win both-fell",
    "draw both-fell",
    "win limit",
    "draw limit",
    "win bell",
    "win resigned",
    "both-lose resigned",
    "win disconnected",
    "both-lose disconnected",
    "win abandoned",
    "void abandoned",
  ],
  features: { of: featuresOf, mustSee: everyFeature() },
  open: { blank: (view: View) => ({ ...view, ready: null }), events: ["ready"] },
};

/** Which class, minion and skill was seen, which buff lay on somebody, what the dead left, how somebody moved and was hurt. */
function featuresOf(event: Event): readonly string[] {
  const row: ((event: never) => readonly string[]) | undefined = FEATURES[event.kind];
  return row ? row(event as never) : []; // the row is that of its kind
}

const FEATURES: {
  readonly [K in Event["kind"]]?: (event: Extract<Event, { kind: K }>) => readonly string[];
} = {
  teams_shown: ({ teams }) =>
    teams.flatMap(({ class: hero, minions }) => [
      `class ${hero}`,
      ...minions.map((minion) => `minion ${minion}`),
    ]),
  skill_used: ({ skill }) => [`skill ${skill}`],
  buff_gained: ({ buff }) => [`buff ${buff}`],
  buff_lost: ({ buff, why }) => (why === "over" ? [`buff ${buff}`] : []),
  remains_left: ({ leave }) => [`leaves ${leave}`],
  moved: ({ how }) => [`goes by ${how}`],
  hurt: ({ by }) => [`hurt by ${by}`],
  action_stored: ({ action }) => [`stores ${action.kind}`],
};

function everyFeature(): readonly string[] {
  return [
    ...CLASS_IDS.map((id) => `class ${id}`),
    ...MINIONS.map((id) => `minion ${id}`),
    ...SKILL_IDS.map((id) => `skill ${id}`),
    ...BUFF_IDS.map((id) => `buff ${id}`),
    ...["obstacle", "tile"].map((leave) => `leaves ${leave}`),
    ...["walk", "leap", "smoke", "warp", "push"].map((how) => `goes by ${how}`),
    ...["attack", "skill", "counter", "weakness", "bleed", "decay", "pressure", "bell"].map(
      (by) => `hurt by ${by}`,
    ),
    ...["move", "attack", "both", "skill"].map((kind) => `stores ${kind}`),
  ];
}

const TINY_TEAMS: readonly Entry[] = [
  null,
  null,
  { class: "rogue", minions: ["tank", "archer"], skill: "mark" },
  { class: "rogue", minions: ["assassin", "tank"], skill: "smoke" },
];

/** Two who challenge each other and have nothing to lose: the surest way to a last blow that kills both. */
const duel = (): unknown => ({
  settings: { heroHp: 2, actionMs: 0, decayStartRound: 9, pressureRound: 30, skillCooldown: 1 },
  entries: [DUELIST, DUELIST],
});
const DUELIST: Entry = { class: "duelist", minions: ["archer", "assassin"], skill: "challenge" };

/** Two who feint again and again: the surest way to a blow that is dodged. */
const feints = (): unknown => ({
  settings: { heroHp: 20, decayStartRound: 9, skillCooldown: 1, buffRounds: 4, roundLimit: 12 },
  entries: [FENCER, FENCER],
});
const FENCER: Entry = { ...DUELIST, skill: "feint" };

/** A mage whose Wild Magic reaches everybody in every round: the surest way to slow units, and to blows on the ascended. */
const storm = (rival: Entry): unknown => ({
  settings: { heroHp: 20, decayStartRound: 9, skillCooldown: 1, buffRounds: 4, roundLimit: 12 },
  entries: [rival, MAGE],
});
const MAGE: Entry = { class: "mage", minions: ["tank", "archer"], skill: "wild" };
const CLERIC: Entry = { class: "cleric", minions: ["tank", "archer"], skill: "ascend" };

/** Heroes that last and heroes that do not, minions that stay, boards full of tiles, teams brought along. */
const oddConfig = (rng: Rng): unknown => ({
  entries: [someTeam(rng), someTeam(rng)],
  settings: {
    heroHp: pick(rng, [1, 5, 12, 20, 20]),
    secondHeroHp: pick(rng, [0, 0, 2]),
    opener: pick(rng, ["first", "alternate", "snake"]),
    decayStartRound: pick(rng, [1, 3, 9]),
    pressureRound: pick(rng, [1, 4, 8]),
    roundLimit: pick(rng, [1, 12, 30]),
    skillCooldown: pick(rng, [1, 2, 3]),
    buffRounds: pick(rng, [1, 2, 4]),
    tileRounds: pick(rng, [1, 2, 9]),
    obstacleHp: pick(rng, [1, 3]),
    firstSeatStarts: pick(rng, ["free", "free", "free", "rooted", "stunned"]),
    secondSeatStarts: pick(rng, ["free", "free", "free", "rooted", "stunned"]),
    actionMs: pick(rng, [0, 10_000]),
  },
});

function someTeam(rng: Rng): Entry {
  if (rng.below(3) > 0) return null;
  const hero = pick(rng, CLASS_IDS);
  const [first, second] = shuffle(rng, MINIONS);
  return { class: hero, minions: [first!, second!], skill: pick(rng, skillsOf(hero)) };
}

/** Take-backs, other people's units, tiles far away, answers nobody asked for, and the wrong shape. */
function extraMoves({ active }: State, _seat: Seat, rng: Rng): readonly unknown[] {
  const unit = active !== null && rng.below(3) > 0 ? active : rng.below(16);
  const [to, at] = [rng.below(25), rng.below(25)];
  return [
    { kind: "back" },
    { kind: "class", class: pick(rng, CLASS_IDS) },
    { kind: "minion", minion: pick(rng, MINIONS) },
    { kind: "learn", skill: pick(rng, SKILL_IDS) },
    { kind: "move", unit, to },
    { kind: "attack", unit, at },
    { kind: "both", unit, to, at },
    { kind: "skill", unit, at: pick(rng, [null, at]), debuff: pick(rng, [null, ...DEBUFFS]) },
    { kind: "skill", unit, at },
    { kind: "destroy", unit, at },
    { kind: "end", unit },
    { kind: "remains", leave: "tile" },
    { kind: "move", unit, to: 25 },
    { kind: "remains", leave: "ashes" },
  ];
}
