import { rival, SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { PROFILES } from "../cards/profile.ts";
import { baseOf, LANES, MIDDLE, ROWS, rowOf, STACK } from "./places.ts";
import type { Ground, Lane, Row } from "./places.ts";
import type { LaneState, Stack, State, Unit } from "./shape.ts";

export const stackAt = (lane: LaneState, row: Row, seat: Seat): Stack => lane.stacks[row][seat];

export const hasRoom = (lane: LaneState, row: Row, seat: Seat): boolean =>
  stackAt(lane, row, seat).length < STACK;

export function eachStack(
  { lanes }: State,
  visit: (stack: Stack, seat: Seat, lane: Lane, row: Row) => void,
): void {
  for (const lane of LANES)
    for (const row of ROWS)
      for (const seat of SEATS) visit(lanes[lane].stacks[row][seat], seat, lane, row);
}

/** Every card of a seat in the lanes: West to East, row by row, front before back. */
export function unitsOf(state: State, seat: Seat): readonly Unit[] {
  const units: Unit[] = [];
  eachStack(state, (stack, owner) => void (owner === seat && units.push(...stack)));
  return units;
}

/** A stealthy card in the middle: it takes a place there and is in no fight. */
export const passes = ({ card }: Unit, row: Row): boolean => row === MIDDLE && PROFILES[card].slips;

/** Cards that count on a tile: all but those that pass. */
export function present(lane: LaneState, row: Row, seat: Seat): readonly Unit[] {
  const stack = stackAt(lane, row, seat);
  return row === MIDDLE && stack.some((unit) => passes(unit, row))
    ? stack.filter((unit) => !passes(unit, row))
    : stack;
}

export function isHeld(lane: LaneState, row: Row, seat: Seat): boolean {
  for (const unit of stackAt(lane, row, seat)) if (!passes(unit, row)) return true;
  return false;
}

/** Whether somebody of the rival's stands on a seat's base here. */
export const isEntered = (lane: LaneState, seat: Seat): boolean =>
  stackAt(lane, baseOf(seat), rival(seat)).length > 0;

/** Whether a seat may place cards on this ground at all. */
export const owns = ({ lanes }: State, seat: Seat, lane: Lane, at: Ground): boolean =>
  at === "base" || lanes[lane].owner === seat;

/** Whether there is any place that a card could be staged on, whatever card it is. */
export const hasPlace = (state: State, seat: Seat): boolean =>
  LANES.some((lane) =>
    (["base", "middle"] as const).some(
      (at) => owns(state, seat, lane, at) && hasRoom(state.lanes[lane], rowOf(seat, at), seat),
    ),
  );
