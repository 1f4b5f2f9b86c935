import type { Seat } from "@holmgang/kernel";
import type { CardId } from "../cards/cards.ts";

/** West, Center, East. */
export const LANES = [0, 1, 2] as const;
export type Lane = (typeof LANES)[number];
export const LANE_NAMES = ["West", "Center", "East"] as const;

/** A lane's three tiles: the first seat's base, the middle, the second seat's base. */
export const ROWS = [0, 1, 2] as const;
export type Row = (typeof ROWS)[number];
/** A lane's fight is on one of its rows. */
export type Zone = Row;
export const MIDDLE: Row = 1;

export type Owner = Seat | null;

export const baseOf = (seat: Seat): Row => (seat === 0 ? 0 : 2);

/** Rows from a seat's own base outward. */
export const OUTWARD = [
  [0, 1, 2],
  [2, 1, 0],
] as const;

/** How far a row is from a seat's own base: 0, 1 or 2. */
export const depth = (seat: Seat, row: Row): number => (seat === 0 ? row : 2 - row);

/** The most cards of one side on a tile. */
export const STACK = 2;

export const PLACES = ["front", "back"] as const;
export type Place = (typeof PLACES)[number];

/** Where cards are staged: one's base, or a middle tile that one owns. */
export const GROUNDS = ["base", "middle"] as const;
export type Ground = (typeof GROUNDS)[number];

/** A place in one's own stack. */
export interface Spot {
  readonly lane: Lane;
  readonly at: Ground;
  readonly place: Place;
}

/** A card, and where it goes: before or behind whatever stands there by then. */
export interface Placement extends Spot {
  readonly card: CardId;
}

export const rowOf = (seat: Seat, at: Ground): Row => (at === "base" ? baseOf(seat) : MIDDLE);
