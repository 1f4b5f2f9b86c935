import { pick, rival, shuffle } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import type { LawKit } from "@holmgang/kernel/testing";
import { LANES_CARDS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { FAMILIES } from "../cards/language.ts";
import { copiesOf } from "../decks/book.ts";
import { STARTERS } from "../decks/starters.ts";
import { LANES_HEROES } from "../heroes.ts";
import { LEADERS } from "../leaders.ts";
import type { LeaderId } from "../leaders.ts";
import { LANES, PLACES } from "../lanes/places.ts";
import { clans } from "../lanes/rules.ts";
import type { Clans, Event, Placement, State, View } from "../lanes/shape.ts";
import { SHOW_MS } from "../lanes/show-ms.ts";
import { numbers } from "./numbers.ts";
import { sound } from "./sound.ts";

/** What the laws need to know about the lanes. */
export const lawKit: LawKit<Clans> = {
  game: clans,
  configs: (rng) => {
    const some = [() => ({}), familyConfig, fewConfig, oddConfig, oddConfig, oddConfig];
    return pick(rng, some)(rng);
  },
  tiny: (rng) => tinyConfig(rng),
  extraMoves,
  sound,
  numbers,
  // Six cards, a hero and a submission for each seat in every round.
  bound: 99 * 2 * 8,
  events: Object.keys(SHOW_MS) as Event["kind"][], // the keys of a record of all kinds
  endings: [
    "win crystal",
    "draw both-crystals",
    "win limit",
    "draw limit",
    "win spent",
    "draw spent",
    "win resigned",
    "both-lose resigned",
    "win disconnected",
    "both-lose disconnected",
    "win abandoned",
    "void abandoned",
  ],
  features: { of: featuresOf, mustSee: everyFeature() },
  open: {
    blank: (view: View) => ({
      ...view,
      seats: view.seats.map((seat) => ({ ...seat, done: null })),
    }),
    events: ["submitted"],
  },
};

/** Which card was played, which hero acted, how somebody was hit and healed, which family was complete, who waited. */
const FEATURES: {
  readonly [K in Event["kind"]]?: (event: Extract<Event, { kind: K }>) => readonly string[];
} = {
  plan_shown: ({ units }) =>
    units.flatMap(({ unit: { card, hidden } }) => [`plays ${card}`, ...(hidden ? ["hides"] : [])]),
  hero_acts: ({ hero }) => [`hero ${hero}`],
  hit: ({ how }) => [`hit ${how}`],
  healed: ({ why }) => [`healed ${why}`],
  ultimate: ({ family }) => [`ultimate ${family}`],
  age_start: ({ age }) => [`age ${age}`],
  fell_back: ({ waits }) => (waits.length > 0 ? ["waits"] : ["falls back"]),
  cards_drawn: ({ lost, secret }) => [
    ...(lost.length > 0 ? ["loses cards"] : []),
    ...(secret ? ["draws in secret"] : []),
  ],
};

function featuresOf(event: Event): readonly string[] {
  const row: ((event: never) => readonly string[]) | undefined = FEATURES[event.kind];
  return row ? row(event as never) : []; // the row is that of its kind
}

function everyFeature(): readonly string[] {
  return [
    ...LANES_CARDS.map((card) => `plays ${card}`),
    ...LANES_HEROES.map((hero) => `hero ${hero}`),
    ...["blow", "first", "shot", "far", "cleave", "overflow", "thorns"].map((how) => `hit ${how}`),
    ...["hero", "tick", "round"].map((why) => `healed ${why}`),
    ...FAMILIES.map((family) => `ultimate ${family}`),
    "age 2",
    "age 3",
    "hides",
    "waits",
    "falls back",
    "loses cards",
    "draws in secret",
  ];
}

/** Small decks of two or three kinds, so that chance repeats; what is hidden is a hand, a plan, a card behind another, a base. */
const tinyConfig = (rng: Rng): unknown => ({
  settings: {
    deckSize: 3,
    deckMin: 3,
    openingHand: 2,
    roundDraw: 1,
    roundLimit: 2,
    middleTerrain: "woods",
  },
  entries: [pick(rng, TINY), pick(rng, TINY)],
});

const TINY = [
  { deck: { hero: "saladin", cards: ["fusilier", "fusilier", "fusilier"] } },
  { deck: { hero: "saladin", cards: ["fusilier", "fusilier", "desert-shadow-scout"] } },
  { deck: { hero: "napoleon", cards: ["fusilier", "fusilier", "fusilier"] } },
  { deck: { hero: "saladin/marsh", cards: ["fusilier", "fusilier", "fusilier"] } },
];

/** Both have nothing but families and what stands beside them. */
const familyConfig = (rng: Rng): unknown => ({
  settings: {
    crystalHp: pick(rng, [40, 100]),
    handLimit: pick(rng, [4, 8]),
    planMs: pick(rng, [0, 8000]),
  },
  entries: [
    { deck: { hero: "napoleon", cards: STARTERS[3]!.cards } },
    { deck: randomDeck(rng, 25) },
  ],
});

/** One card each, and both alike: where they meet nobody has anything left. */
const fewConfig = (): unknown => {
  const entry = { deck: { hero: "nelson", cards: ["desert-warrior"] } };
  return { settings: { deckSize: 1, deckMin: 1 }, entries: [entry, entry] };
};

/** Long and short matches, great and small decks, three Ages, cards that walk as printed. */
function oddConfig(rng: Rng): unknown {
  const deckSize = pick(rng, [2, 8, 25, 25, 25]);
  const ages = rng.below(3) === 0;
  const settings = {
    crystalHp: pick(rng, [1, 30, 100, 300]),
    openingHand: pick(rng, [1, 6, 6, 9]),
    roundDraw: pick(rng, [0, 2, 2, 4]),
    handLimit: pick(rng, [3, 8, 8, 12]),
    laneCards: pick(rng, [1, 2, 2]),
    roundLimit: pick(rng, [1, 12, 40, 40]),
    deckSize,
    deckMin: Math.min(deckSize, pick(rng, [1, 15])),
    speeds: pick(rng, ["uniform", "printed"]),
    ages,
    ageTwoRound: 3,
    ageThreeRound: 5,
    middleTerrain: pick(rng, ["rolled", "rolled", "lake"]),
    planMs: pick(rng, [0, 8000]),
  };
  return { settings, entries: [someEntry(rng, deckSize, ages), someEntry(rng, deckSize, ages)] };
}

function someEntry(rng: Rng, size: number, ages: boolean): unknown {
  const hero = someLeader(rng);
  const deck = () => ({ ...randomDeck(rng, size), hero });
  return ages ? { decks: [deck(), deck(), deck()] } : { deck: deck() };
}

/** Whoever leads in the lanes, on any ground. */
const someLeader = (rng: Rng): LeaderId =>
  shuffle(
    rng,
    LEADERS.filter(({ hero }) => LANES_HEROES.includes(hero)),
  )[0]!.id; // there are some

/** Any legal deck: cards in any order, each as often as it may be. */
function randomDeck(
  rng: Rng,
  size: number,
): { readonly hero: LeaderId; readonly cards: readonly CardId[] } {
  const pool = LANES_CARDS.flatMap((card) => Array<CardId>(Math.min(3, copiesOf(card))).fill(card));
  return { hero: someLeader(rng), cards: shuffle(rng, pool).slice(0, size) };
}

/** Take-backs, whole plans, cards one does not hold, foreign tiles, and the wrong shape. */
function extraMoves({ seats }: State, seat: Seat, rng: Rng): readonly unknown[] {
  const { hand } = seats[seat];
  const card = hand.length > 0 ? pick(rng, hand) : "fusilier";
  const lane = pick(rng, LANES);
  const spot = {
    lane,
    at: pick(rng, ["base", "base", "middle"] as const),
    place: pick(rng, PLACES),
  };
  const foreign = seats[rival(seat)].hand[0] ?? "hussar";
  const plan: Placement[] = shuffle(rng, hand)
    .slice(0, rng.below(4))
    .map((held) => ({ card: held, lane: pick(rng, LANES), at: "base", place: pick(rng, PLACES) }));
  return [
    { kind: "unstage", ...spot },
    { kind: "unstage", lane, place: "front" },
    { kind: "stage", card, ...spot },
    { kind: "stage", card: foreign, ...spot },
    { kind: "submit", plan },
    { kind: "hero" },
    { kind: "stage", card: "ant", lane, place: "front" },
    { kind: "stage", card: "dragon", lane, place: "front" },
    { kind: "stage", card, lane: 3, place: "front" },
    { kind: "submit", plan: "all" },
  ];
}
