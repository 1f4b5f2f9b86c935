import { pick, shuffle } from "@holmgang/kernel";
import type { BySeat, Config, Rng, Seat, Table } from "@holmgang/kernel";
import { RARITIES, TERRAINS } from "../../src/cards/language.ts";
import type { Rarity, Terrain } from "../../src/cards/language.ts";
import { leaderRow } from "../../src/leaders.ts";
import { announce } from "./announce.ts";
import { baseRow, COLUMNS, isMiddle, MIDDLE_ROW, rowOf, tileAt, TILES } from "./board/tiles.ts";
import type { Tile } from "./board/tiles.ts";
import { dealHands } from "./mulligan.ts";
import type { Event } from "./events.ts";
import type { Copy, Entry, Field, SeatState, State, TileState } from "./shape.ts";
import { baseHpOf } from "./settings.ts";
import type { Settings } from "./settings.ts";

/** Who begins, the ground, where the relic lies and all decks are settled by chance. */
export function setup({ settings, entries }: Config<Field>, table: Table<Event>): State {
  const { rng } = table;
  const first = rng.below(2) as Seat; // of two
  const state: State = {
    settings,
    first,
    halfTurn: 0,
    age: 1,
    played: 0,
    actions: 0,
    outcome: null,
    tiles: TILES.map((tile) => newTile(tile, entries, settings, rng)),
    seats: [seated(entries, 0, settings, rng), seated(entries, 1, settings, rng)],
    units: [],
    relic: { tile: tileAt(MIDDLE_ROW, pick(rng, COLUMNS)), taken: false },
    feared: [],
  };
  if (settings.secondHp > 0) state.seats[first === 0 ? 1 : 0].hp += settings.secondHp;
  announceStart(state, table);
  dealHands({ state, table }, entries);
  return state;
}

function newTile(
  tile: Tile,
  entries: Readonly<BySeat<Entry>>,
  settings: Settings,
  rng: Rng,
): TileState {
  const owner = rowOf(tile) === baseRow(0) ? 0 : rowOf(tile) === baseRow(1) ? 1 : null;
  const terrain = owner === null ? middle(settings, rng) : groundOf(entries[owner], rng);
  return {
    terrain,
    fire: null,
    traps: [null, null],
    known: [owner !== 1, owner !== 0],
    open: isMiddle(tile),
  };
}

const middle = ({ middleTerrain }: Settings, rng: Rng): Terrain =>
  middleTerrain === "rolled" ? pick(rng, TERRAINS) : middleTerrain;

const groundOf = ({ hero, story }: Entry, rng: Rng): Terrain =>
  story?.terrain ?? pick(rng, leaderRow(hero).terrains);

function seated(
  entries: Readonly<BySeat<Entry>>,
  seat: Seat,
  settings: Settings,
  rng: Rng,
): SeatState {
  const { hero: leader, decks, story } = entries[seat];
  const { hero, terrains } = leaderRow(leader);
  const [deck = [], ...later] = decks.map((cards): Copy[] => shuffle(rng, cards));
  return {
    hp: baseHpOf(settings, seat),
    hero: { id: hero, able: !story?.idle, bonus: story?.bonus ?? 0, usedIn: null },
    terrains,
    brought: deck.length,
    deck,
    later,
    hand: [],
    returned: null,
    lost: [],
    fallen: [],
    played: { monkey: [], ant: [] },
    ultimates: [],
    roused: 0,
    units: 0,
    sights: 0,
    opens: 0,
    glimpses: [],
    openGlimpses: [],
    fleeting: [],
    openFleeting: [],
    searched: [false, false, false],
    knowsRelic: false,
    kills: Object.fromEntries(RARITIES.map((rarity) => [rarity, 0])) as Record<Rarity, number>, // a row for each
  };
}

function announceStart({ seats, tiles, first }: State, table: Table<Event>): void {
  const [one, other] = seats;
  announce(table, "match_start", () => ({
    heroes: [one.hero.id, other.hero.id],
    terrains: [one.terrains, other.terrains],
    decks: [one.deck.length, other.deck.length],
    ages: 1 + one.later.length,
    hp: [one.hp, other.hp],
    first,
  }));
  announce(table, "terrain_rolled", () => ({ terrain: tiles.map(({ terrain }) => terrain) }));
}
