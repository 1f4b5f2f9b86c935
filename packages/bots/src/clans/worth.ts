import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { ROWS, tryRound } from "@holmgang/clans";
import type { State } from "@holmgang/clans";
import { quickPlan } from "./quick-plan.ts";
import { unitWorth } from "./unit-worth.ts";

/** How good a state is for a seat after a round, in crystal HP. It is played on with: nobody else may want it. */
export type Judge = (state: State, seat: Seat) => number;

/** Rounds that are played on to see where things lead. */
const AHEAD = 2;
/** What is decided counts more than anything on the board. */
const DECIDED = 500;
/** What a card in the hand is worth, in crystal HP. */
const HELD = 3;

/** Where the fights lead if nobody adds anything. */
export const quiet: Judge = (state, seat) => {
  for (let i = 0; i < AHEAD && !state.outcome; i++) tryRound(state, [[], []]);
  return standing(state, seat);
};

/** Where they lead if both draw and play on as simply as one can. */
export const busy: Judge = (state, seat) => {
  const { seats, settings } = state;
  for (let i = 0; i < AHEAD && !state.outcome; i++) {
    for (const { hand, deck } of seats) hand.push(...deck.splice(-settings.roundDraw));
    tryRound(state, [quickPlan(state, 0), quickPlan(state, 1)]);
  }
  return standing(state, seat);
};

const standing = (state: State, seat: Seat): number => side(state, seat) - side(state, rival(seat));

function side({ seats, lanes }: State, seat: Seat): number {
  const { hp, hand } = seats[seat];
  let sum = hp === 0 ? -DECIDED : hp + HELD * hand.length;
  for (const { stacks } of lanes)
    for (const row of ROWS)
      for (const unit of stacks[row][seat]) sum += unitWorth(unit.card, unit.hp);
  return sum;
}
