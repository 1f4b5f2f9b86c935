import type { Refusal, Seat } from "@holmgang/kernel";
import { CARDS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { PROFILES } from "../cards/profile.ts";
import { owns, stackAt } from "./board.ts";
import { LANE_NAMES, rowOf, STACK } from "./places.ts";
import type { Ground, Lane, Placement, Spot } from "./places.ts";
import type { State } from "./shape.ts";

/** How a stack will stand: the number of a placement, or null for whoever is there already. */
export function planned(
  state: State,
  seat: Seat,
  plan: readonly Placement[],
  { lane, at }: Pick<Spot, "lane" | "at">,
): (number | null)[] {
  const stack: (number | null)[] = stackAt(state.lanes[lane], rowOf(seat, at), seat).map(
    () => null,
  );
  for (const [index, placement] of plan.entries()) {
    if (placement.lane !== lane || placement.at !== at) continue;
    if (placement.place === "front") stack.unshift(index);
    else stack.push(index);
  }
  return stack;
}

/** Cards of a plan in one lane. */
export const laneCount = (plan: readonly Placement[], lane: Lane): number =>
  plan.reduce((count, placement) => count + Number(placement.lane === lane), 0);

/** What is left of a hand once a plan is made from it. */
export function handAfter(hand: readonly CardId[], plan: readonly Placement[]): CardId[] {
  const left = hand.slice();
  for (const { card } of plan) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Why one more card may not join a plan, whoever holds it; null if it may. */
export function placeRefusal(
  state: State,
  seat: Seat,
  plan: readonly Placement[],
  { card, lane, at }: Placement,
): Refusal | null {
  if (at === "middle") {
    const no = middleRefusal(state, seat, card, lane);
    if (no) return no;
  }
  const { laneCards } = state.settings;
  if (laneCount(plan, lane) >= laneCards)
    return {
      code: "lane-full",
      words: `A round adds at most ${laneCards === 1 ? "one card" : `${laneCards} cards`} to a lane.`,
    };
  return stackSize(state, seat, plan, { lane, at }) < STACK
    ? null
    : {
        code: "tile-full",
        words: `Two of your cards are there already, in the ${LANE_NAMES[lane]}.`,
      };
}

function middleRefusal(state: State, seat: Seat, card: CardId, lane: Lane): Refusal | null {
  if (!PROFILES[card].drops)
    return { code: "base-only", words: `${CARDS[card].name} is placed on your base.` };
  return owns(state, seat, lane, "middle")
    ? null
    : { code: "not-your-tile", words: `The middle of the ${LANE_NAMES[lane]} is not yours.` };
}

/** Cards on a tile once a plan is made. */
export function stackSize(
  state: State,
  seat: Seat,
  plan: readonly Placement[],
  { lane, at }: { readonly lane: Lane; readonly at: Ground },
): number {
  let size = stackAt(state.lanes[lane], rowOf(seat, at), seat).length;
  for (const placement of plan) if (placement.lane === lane && placement.at === at) size++;
  return size;
}

/** Why a whole plan may not be played, found card by card; null if it may. */
export function planRefusal(state: State, seat: Seat, plan: readonly Placement[]): Refusal | null {
  const hand = state.seats[seat].hand.slice();
  for (const [index, placement] of plan.entries()) {
    const held = hand.indexOf(placement.card);
    if (held < 0) return notInHand(placement.card);
    hand.splice(held, 1);
    const no = placeRefusal(state, seat, plan.slice(0, index), placement);
    if (no) return no;
  }
  return null;
}

export const notInHand = (card: CardId): Refusal => ({
  code: "not-in-hand",
  words: `${CARDS[card].name} is not in your hand.`,
});
