import { pick, SEATS, shuffle } from "@holmgang/kernel";
import type { BySeat, Config, Rng, Table } from "@holmgang/kernel";
import { TERRAINS } from "../cards/language.ts";
import { leaderRow } from "../leaders.ts";
import { announce } from "./announce.ts";
import { drawCards } from "./draw.ts";
import type { Event } from "./events.ts";
import { MIDDLE } from "./places.ts";
import { proceed, startPlanning } from "./round.ts";
import type { Clans, Entry, LaneState, SeatState, State } from "./shape.ts";
import type { Settings } from "./settings.ts";

/** Terrain is rolled and all decks are shuffled: all the chance there is in a match. */
export function setup({ settings, entries }: Config<Clans>, table: Table<Event>): State {
  const { rng } = table;
  const lane = (): LaneState => newLane(entries, settings, rng);
  const state: State = {
    settings,
    round: 1,
    age: 1,
    outcome: null,
    lanes: [lane(), lane(), lane()],
    seats: [seated(entries[0], settings, rng), seated(entries[1], settings, rng)],
    nextUnit: 1,
  };
  announceStart(state, entries, table);
  const run = { state, table };
  for (const seat of SEATS) drawCards(run, seat, settings.openingHand);
  startPlanning(run);
  proceed(run);
  return state;
}

const newLane = (
  [first, second]: Readonly<BySeat<Entry>>,
  { middleTerrain }: Settings,
  rng: Rng,
): LaneState => ({
  zone: MIDDLE,
  owner: null,
  terrain: [
    pick(rng, leaderRow(first.decks[0].hero).terrains),
    middleTerrain === "rolled" ? pick(rng, TERRAINS) : middleTerrain,
    pick(rng, leaderRow(second.decks[0].hero).terrains),
  ],
  stacks: [
    [[], []],
    [[], []],
    [[], []],
  ],
  known: [false, false],
});

function seated({ decks }: Entry, { crystalHp }: Settings, rng: Rng): SeatState {
  const { hero, terrains } = leaderRow(decks[0].hero);
  const [deck = [], ...later] = decks.map(({ cards }) => shuffle(rng, cards));
  return {
    hp: crystalHp,
    gold: 0,
    hero: { id: hero, usedIn: null },
    terrains,
    deck,
    later,
    hand: [],
    staged: [],
    done: false,
    fallen: [],
    lost: [],
    played: { monkey: [], ant: [] },
    ultimates: [],
    told: { hand: 0, deck: deck.length, hero: null, played: { monkey: [], ant: [] } },
  };
}

function announceStart(
  { lanes, seats: [first, second] }: State,
  entries: Readonly<BySeat<Entry>>,
  table: Table<Event>,
): void {
  announce(table, "match_start", () => ({
    heroes: [first.hero.id, second.hero.id],
    terrains: [first.terrains, second.terrains],
    decks: [first.deck.length, second.deck.length],
    ages: entries[0].decks.length,
    hp: [first.hp, second.hp],
  }));
  announce(table, "terrain_rolled", () => ({ terrain: lanes.map(({ terrain }) => [...terrain]) }));
}
