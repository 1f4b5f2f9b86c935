import type { Seat } from "@holmgang/kernel";
import { SIZE } from "./tiles.ts";
import type { Tile } from "./tiles.ts";

interface UnitRow {
  readonly name: string;
  /** A hero's is a setting; this is its default. */
  readonly hp: number;
  readonly attack: number;
  /** Tiles it may walk, in one straight line. */
  readonly move: number;
  readonly range: number;
  /** Takes the blows meant for its neighbours. */
  readonly guards: boolean;
  /** Loses HP at every round's end, and leaves something behind. */
  readonly mortal: boolean;
}

/** What kinds of unit there are. A new kind is one row. */
export const UNITS = {
  hero: { name: "Hero", hp: 5, attack: 1, move: 1, range: 1, guards: false, mortal: false },
  tank: { name: "Tank", hp: 5, attack: 1, move: 1, range: 1, guards: true, mortal: true },
  archer: { name: "Archer", hp: 3, attack: 1, move: 1, range: 3, guards: false, mortal: true },
  assassin: { name: "Assassin", hp: 2, attack: 2, move: 4, range: 1, guards: false, mortal: true },
  clone: { name: "Shadow", hp: 1, attack: 1, move: 1, range: 1, guards: false, mortal: false },
} as const satisfies Record<string, UnitRow>;

export type UnitKind = keyof typeof UNITS;

export const unitRow = (kind: UnitKind): UnitRow => UNITS[kind];

/** What can be drafted. */
export const MINIONS = ["tank", "archer", "assassin"] as const satisfies readonly UnitKind[];
export type Minion = (typeof MINIONS)[number];

/** A hero's classes; they differ by their skills alone. */
export const CLASSES = {
  warrior: { name: "Warrior" },
  mage: { name: "Mage" },
  rogue: { name: "Rogue" },
  huntress: { name: "Huntress" },
  duelist: { name: "Duelist" },
  cleric: { name: "Cleric" },
} as const;
export type HeroClass = keyof typeof CLASSES;
export const CLASS_IDS = Object.keys(CLASSES) as HeroClass[]; // the keys of the literal

/**
 * A unit's place in the list of all units, which is also the order of everything that happens "by id": a side's hero,
 * its two shadows, its first and its second minion; seat one's before seat two's.
 */
export type UnitId = number;

/** What a unit is to a player: a hero is known by its class. */
export type Figure = Exclude<UnitKind, "hero"> | HeroClass;

/** A unit as events name it, so that they can be told without the board. */
export interface Who {
  readonly id: UnitId;
  readonly is: Figure;
}

const SIDE = 5;
export const UNIT_IDS: readonly UnitId[] = Array.from({ length: 2 * SIDE }, (_, id) => id);

export const seatOf = (id: UnitId): Seat => (id < SIDE ? 0 : 1);
export const heroId = (seat: Seat): UnitId => seat * SIDE;
export const isHero = (id: UnitId): boolean => id % SIDE === 0;
export const cloneIds = (seat: Seat): readonly UnitId[] => [seat * SIDE + 1, seat * SIDE + 2];
export const minionId = (seat: Seat, pick: number): UnitId => seat * SIDE + 3 + pick;

/** In which a side's units act: shadows come last, although their ids follow their hero's. */
export const ACTING_ORDER: readonly (readonly UnitId[])[] = [
  [0, 3, 4, 1, 2],
  [5, 8, 9, 6, 7],
];

const FIRST_FILES = { hero: 2, minions: [0, 4] } as const;
const row = (seat: Seat): number => (seat === 0 ? 0 : SIZE - 1) * SIZE;
export const heroStart = (seat: Seat): Tile => row(seat) + FIRST_FILES.hero;
export const minionStart = (seat: Seat, pick: number): Tile =>
  row(seat) + FIRST_FILES.minions[pick === 0 ? 0 : 1];
