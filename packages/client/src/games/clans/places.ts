import type { Seat } from "@holmgang/kernel";
import { LANES, rowOf } from "@holmgang/clans";
import type { Lane, Row, Spot } from "@holmgang/clans";
import type { Places } from "../../board/neighbour.ts";

/** A tile as a thing on the board: what its `data-drop` says. */
export const tileThing = (lane: Lane, row: Row): string => `tile:${lane}:${row}`;

/** A place in one's own stack, as a thing that a card can be dropped on. */
export const spotThing = ({ lane, at, place }: Spot): string => `spot:${lane}:${at}:${place}`;

/** A card in a lane: lines of the log point at it. */
export const unitThing = (id: number): string => `unit:${id}`;

/** The tile that a spot of a seat is on. */
export const tileOf = (seat: Seat, { lane, at }: Pick<Spot, "lane" | "at">): string =>
  tileThing(lane, rowOf(seat, at));

/** Rows from the top of the screen on: one's own base lies at the bottom. */
export const rowsSeenBy = (near: Seat): readonly [Row, Row, Row] =>
  near === 0 ? [2, 1, 0] : [0, 1, 2];

/** The tiles as they lie on the table. */
export const placesSeenBy = (near: Seat): Places =>
  rowsSeenBy(near).map((row) => LANES.map((lane) => tileThing(lane, row)));
