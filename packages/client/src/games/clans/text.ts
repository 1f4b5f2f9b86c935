import type { Family, HeroPower, Terrain } from "@holmgang/clans";
import { does, whose } from "../../text/en/grammar.ts";
import type { Who } from "../../text/en/grammar.ts";

/** What the table of Clans says. */

const TERRAINS: Readonly<Record<Terrain, string>> = {
  woods: "Woods",
  lake: "Lake",
  desert: "Desert",
  marsh: "Marsh",
};

const FAMILIES: Readonly<Record<Family, string>> = { monkey: "Monkeys", ant: "Ants" };

const USE_HERO: Readonly<Record<HeroPower, (amount: number) => string>> = {
  draw: (amount) => `Draw ${amount}`,
  rouse: (amount) => `Rouse, +${amount}`,
  heal: (amount) => `Heal ${amount}`,
  bombard: (amount) => `Bombard, ${amount}`,
};

/** Every ending by play, by its reason. */
const WHY: Readonly<Record<string, string>> = {
  crystal: "The crystal is shattered",
  "both-crystals": "Both crystals are shattered",
  limit: "The last round is over, and the crystals are compared",
  spent: "Nobody has a card left, and the crystals are compared",
};

const AGES = ["I", "II", "III"] as const;

/** The ticks a card acts on, by its number. */
const TICKS: Readonly<Record<number, string>> = { 1: "1, 2, 3, 4, 5", 2: "2 and 4" };

export const clansText = {
  typed: "old guard west, fusilier center back, submit",
  heading: (round: number): string => `Round ${round}`,
  age: (age: number): string => `Age ${AGES[age - 1] ?? age}`,
  nextAge: (age: number, rounds: number): string =>
    `Age ${AGES[age - 1] ?? age} in ${rounds} ${rounds === 1 ? "round" : "rounds"}`,
  head: (round: number, lane: string | null): string =>
    lane === null ? `Round ${round}` : `Round ${round}, ${lane}`,
  terrains: TERRAINS,
  families: FAMILIES,
  unknown: "???",
  hidden: "hidden card",
  crystalOf: (who: Who, hp: number, max: number): string =>
    `${whose(who)} crystal, ${hp} of ${max} HP`,
  hand: "Hand",
  deck: "Deck",
  hero: "Hero",
  heroReady: "ready",
  heroUsed: "used",
  plan: "Plan",
  submitted: "submitted",
  goldThisRound: "Gold this round",
  gold: (who: Who, gold: number): string => `${whose(who)} gold: ${gold}`,
  laneWon: (who: Who, gold: number): string =>
    `${who.you ? "Won" : who.name}${gold > 0 ? `, +${gold}` : ""}`,
  short: (hand: number, deck: number): string => `hand ${hand} · deck ${deck}`,
  family: (family: Family, seen: number): string => `${FAMILIES[family]}, ${seen} of 3`,
  useHero: (power: HeroPower, amount: number): string => USE_HERO[power](amount),
  onceOnly: (name: string): string => `${name}, once a match`,
  board: {
    middle: "middle",
    own: "your base",
    theirs: "the rival’s base",
    baseOf: (name: string): string => `${name}’s base`,
    held: (who: Who): string => `held by ${who.you ? "you" : who.name}`,
    zone: "here is the fight",
    empty: "nobody",
    tile: (lane: string, place: string, terrain: string, words: string): string =>
      `${lane}, ${place}, ${terrain}: ${words}`,
    unit: (whoseIs: string, name: string): string => `${whoseIs} ${name}`,
    numbers: (damage: number, hp: number, full: number, tick: number): string =>
      `damage ${damage}, HP ${hp} of ${full}, acts on tick ${TICKS[tick] ?? tick}`,
    hiddenUnit: (whoseIs: string): string => `${whoseIs} hidden card`,
    staged: "staged",
    yours: "your",
    named: (name: string): string => `${name}’s`,
    front: "Front",
    back: "Back",
    here: "Here",
    spot: (lane: string, place: string): string => `${lane}, ${place}`,
    takeBack: (card: string): string => `Take ${card} back`,
  },
  handCard: (
    name: string,
    numbers: readonly [damage: number, hp: number, tick: number],
    key: string,
    words: string,
  ): string =>
    `${name}, damage ${numbers[0]}, HP ${numbers[1]}, tick ${numbers[2]}${key ? `, key ${key}` : ""}. ${words}`,
  laidCard: (name: string, lane: string): string => `${name}, staged in the ${lane}; take it back`,
  noAbility: "No abilities.",
  tip: {
    numbers: (damage: number, hp: number, tick: number, terrain: string | null): string =>
      `Damage ${damage}, HP ${hp}, acts on tick ${TICKS[tick] ?? tick}${terrain ? `; +1 on ${terrain}` : ""}.`,
    family: {
      monkey: "Play all three of them, and you draw 2.",
      ant: "Play all three of them, and an Ant comes to every free place of your bases.",
    },
    fieldFamily: {
      monkey:
        "Play all three of them, and each of your units may take one step this turn without AP.",
      ant: "Play all three of them, and an Ant comes to every free place of your base row.",
    },
  },
  ownBases: "Cards are placed on your own bases.",
  prompt: {
    plan: "Place cards on your bases, then submit your plan.",
    planHint: "Drag, click, or press a number.",
    place: (card: string): string => `${card}: choose a lit place in your row.`,
    placeHint: "W, C or E, then F or B",
    order: (card: string): string => `${card}: in front, or behind?`,
    orderHint: "F or B",
    hero: (name: string): string => `${name} acts once a match, and it is final.`,
    heroHint: "Enter does it, Esc does not.",
    full: "Your bases are full: submit your plan.",
    waiting: (name: string): string => `Submitted. ${name} is still planning.`,
    watching: "Both are planning.",
  },
  primary: {
    submit: (count: number): string => (count === 0 ? "Add nothing" : "Submit plan"),
    short: (count: number): string => (count === 0 ? "Add nothing" : `Submit ${count}`),
    hero: (name: string): string => `Use ${name}`,
    waiting: "Submitted",
  },
  undo: "Undo",
  clear: "Clear",
  forecast: {
    label: "Forecast",
    if: "if they add nothing",
    tick: (tick: number): string => (tick === 0 ? "far shot" : `tick ${tick}`),
    safe: "safe, if they add nothing",
    won: "Won.",
    lost: "Lost.",
    open: "Open.",
    quiet: "Quiet.",
    undecided: "Undecided.",
    youLose: (names: string): string => `you lose ${names}`,
    theyLose: (names: string): string => `they lose ${names}`,
    on: (where: string): string => `the fight goes on to ${where}`,
    theirBase: "their base",
    ownBase: "your base",
    theMiddle: "the middle",
    hangs: "what they add may change it",
    nobody: "nobody comes",
    unheld: "nobody of yours goes there",
    stands: "nobody falls",
    crystal: (amount: number): string => `their crystal −${amount}`,
    ownCrystal: (amount: number): string => `your crystal −${amount}`,
    range: (own: string, theirs: string): string =>
      `Over what they could add: your crystal ${own}, theirs ${theirs}.`,
    span: (low: number, high: number): string => (low === high ? String(low) : `${high}–${low}`),
  },
  combat: {
    nextLane: "Next lane",
    roundEnd: "Round’s end",
    goOn: "Go on",
    reveal: "The plans are laid open",
    walk: "Everybody walks to the fights",
    fight: (lane: string): string => `The fight in the ${lane}`,
    tick: (tick: number, words: string): string => `Tick ${tick}: ${words}`,
    far: (words: string): string => `From afar: ${words}`,
    hits: (by: string, target: string): string => `${by} hits ${target}`,
    kills: (by: string, target: string): string => `${by} cuts down ${target}`,
    both: (first: string, second: string): string => `${first} and ${second} trade blows`,
    shoots: (by: string, target: string): string => `${by} shoots at ${target}`,
    first: (by: string, target: string): string => `${by} strikes first at ${target}`,
    goesOn: (amount: number, target: string): string =>
      `${amount} more than needed go on to ${target}.`,
    cleaves: (target: string): string => `The blow cleaves on into ${target}.`,
    pricks: (target: string): string => `Thorns prick ${target}.`,
    falls: (names: string, many: boolean): string => `${names} ${many ? "fall" : "falls"}`,
    heals: (names: string, many: boolean): string => `${names} ${many ? "heal" : "heals"}`,
    won: (who: Who, lane: string): string => `${does(who, "win")} the ${lane}`,
    level: (lane: string): string => `Nobody wins the ${lane}`,
    gold: (amount: number): string => `+${amount} gold`,
    crystal: (who: Who, amount: number): string => `${whose(who)} crystal is hit for ${amount}`,
    back: "They fall back to the middle",
    ants: "Ants pour out of the hill",
    complete: (who: Who, family: Family): string =>
      `${whose(who)} ${FAMILIES[family]} are complete`,
    hero: (name: string): string => `${name} acts`,
    age: (age: number): string => `Age ${AGES[age - 1] ?? age} begins`,
    comes: (name: string): string => `${name} comes to light`,
    ground: (terrain: string, lane: string): string => `${terrain} on the base in the ${lane}`,
    over: "The round is over",
    act: { first: "first", blow: "blow", shot: "shot", far: "far shot" },
    nobody: "nobody acts",
    phases: { first: "First strike", blow: "Blows", shot: "Shots", fall: "Fall" },
    strip: "The five ticks",
  },
  log: {
    plays: (who: Who, what: string): string => `${does(who, "play")} ${what}`,
    nothing: "nothing",
    hiddenCard: "a hidden card",
    inLane: (card: string, lane: string): string => `${card} ${lane}`,
    draws: (who: Who, what: string): string => `${does(who, "draw")} ${what}`,
    lost: (what: string): string => `no room for ${what}`,
    kills: (by: string, target: string): string => `${by} kills ${target}`,
    overflow: (target: string): string => `overflow on ${target}`,
    cleave: (target: string): string => `cleave on ${target}`,
    thorns: (target: string): string => `thorns on ${target}`,
    wins: (who: Who, gold: number): string =>
      `${does(who, "win")} the lane${gold > 0 ? `, +${gold} gold` : ""}`,
    level: "Nobody wins the lane",
    crystal: (who: Who): string => `${whose(who)} crystal`,
  },
  why: WHY,
  end: { rounds: "Rounds", gold: "Gold", fallen: "Felled", middles: "Middles" },
};
