import { pick, shuffle } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import type { LawKit } from "@holmgang/kernel/testing";
import { CARD_IDS, DECK_CARDS, isUnit, unitRow } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { ONGOING } from "../cards/language.ts";
import { STARTERS } from "../decks/starters.ts";
import { slots } from "../rules.ts";
import { LANES } from "../shape.ts";
import type { Event, Slots, State } from "../shape.ts";
import { numbers } from "./numbers.ts";
import { sound } from "./sound.ts";

/** What the laws need to know about Skirmish Slots. */
export const lawKit: LawKit<Slots> = {
  game: slots,
  configs: (rng) => (rng.below(4) === 0 ? {} : oddConfig(rng)),
  tiny: tinyConfig,
  sound,
  numbers,
  extraMoves,
  // Every card played once, every ability used and chosen for, and passes: hands are finite and nothing is reshuffled.
  bound: 600,
  events: [
    "match_start",
    "round_start",
    "card_drawn",
    "turn_start",
    "card_played",
    "unit_consumed",
    "unit_placed",
    "unit_damaged",
    "unit_healed",
    "power_changed",
    "slot_changed",
    "slot_marked",
    "slot_cleansed",
    "unit_moved",
    "unit_bounced",
    "units_died",
    "ability_used",
    "bell",
    "choice_opened",
    "choice_made",
    "passed",
    "lane_resolved",
    "conquered",
    "round_end",
    "match_end",
  ],
  endings: [
    "win two-rounds",
    "win round-and-tie",
    "draw level",
    "win concede",
    "both-lose concede",
    "win disconnect",
    "both-lose disconnect",
    "win abandoned",
    "void abandoned",
  ],
  features: { of: featuresOf, mustSee: everyFeature() },
};

/** Which card was played, which token came, whose ability was used, which ongoing effect acted. */
function featuresOf(event: Event): readonly string[] {
  if (event.kind === "card_played") return [`play ${event.card}`];
  if (event.kind === "ability_used") return [`use ${event.card}`];
  if (event.kind === "unit_placed" && unitRow(event.unit.card).token)
    return [`token ${event.unit.card}`];
  // An action has no lane, so what an ongoing effect of the same name does is told apart from it.
  if ("by" in event && event.by.lane !== null && event.by.card in ONGOING)
    return [`ongoing ${event.by.card}`];
  return [];
}

function everyFeature(): readonly string[] {
  const units = CARD_IDS.filter(isUnit);
  return [
    ...DECK_CARDS.map((card) => `play ${card}`),
    ...units.filter((card) => unitRow(card).token).map((card) => `token ${card}`),
    ...units.filter((card) => unitRow(card).on.activate).map((card) => `use ${card}`),
    ...Object.keys(ONGOING).map((effect) => `ongoing ${effect}`),
  ];
}

/** Decks small and large, starters and anything, with hands from one card to all of them. */
function oddConfig(rng: Rng): unknown {
  const copies = pick(rng, [1, 2, 2, 4]);
  const settings = {
    copies,
    deckMin: 1,
    deckMax: 60,
    openingDraw: pick(rng, [1, 3, 8, 20]),
    laterDraw: pick(rng, [0, 3, 10]),
    starterDraw: pick(rng, [0, 0, 1, 5]),
    starterGround: pick(rng, [0, 0, 1, 4]),
    turnMs: pick(rng, [0, 60_000]),
    choiceMs: pick(rng, [0, 30_000]),
  };
  return { settings, entries: [{ deck: oddDeck(copies, rng) }, { deck: oddDeck(copies, rng) }] };
}

function oddDeck(copies: number, rng: Rng): readonly CardId[] {
  if (copies > 1 && rng.below(3) === 0) return pick(rng, STARTERS).cards;
  const pool = DECK_CARDS.flatMap((card) => Array<CardId>(copies).fill(card));
  return shuffle(rng, pool).slice(0, pick(rng, [1, 5, 20, 30]));
}

/** Decks of three or four cards from a few, one or two of them in the hand: what is drawn often repeats, what is left need not. */
function tinyConfig(rng: Rng): unknown {
  const settings = {
    deckMin: 1,
    openingDraw: pick(rng, [1, 2]),
    laterDraw: 1,
    starterGround: 0,
  };
  const entry = () => ({ deck: pick(rng, TINY_DECKS) });
  return { settings, entries: [entry(), entry()] };
}

const TINY_DECKS: readonly (readonly CardId[])[] = [
  ["archer", "priest", "strike"],
  ["archer", "ghoul", "strike"],
  ["archer", "archer", "ghoul", "ghoul"],
];

/** Cards one does not hold, slots that are barred, choices nobody asked for, and the wrong shape. */
function extraMoves(_state: State, seat: Seat, rng: Rng): readonly unknown[] {
  const lane = pick(rng, LANES);
  const card = pick(rng, CARD_IDS);
  const somewhere = { seat: pick(rng, [0, 1]), lane };
  return [
    { kind: "deploy", card, lane },
    { kind: "cast", card, targets: [somewhere] },
    { kind: "cast", card, targets: [somewhere, { seat, lane: pick(rng, LANES) }] },
    { kind: "cast", card, targets: [] },
    { kind: "activate", lane },
    { kind: "choose", option: somewhere },
    { kind: "choose", option: { card } },
    { kind: "choose", option: null },
    { kind: "done" },
    { kind: "deploy", card, lane: 5 },
    { kind: "deploy", card: "peasant", lane },
  ];
}
