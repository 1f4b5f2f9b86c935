import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { baseOf, LANES, PROFILES, ROWS, STACK } from "@holmgang/clans";
import type { CardId, Lane, Placement, State } from "@holmgang/clans";
import { unitWorth } from "./unit-worth.ts";

/** One card into every lane that has room, the strongest where the enemy is strongest: as anybody would without thinking. */
export function quickPlan(state: State, seat: Seat): readonly Placement[] {
  const lanes = LANES.filter((lane) => state.lanes[lane].stacks[baseOf(seat)][seat].length < STACK);
  if (lanes.length === 0 || state.seats[seat].hand.length === 0) return NOTHING;
  const hand = state.seats[seat].hand.toSorted((a, b) => whole(b) - whole(a));
  const needs = new Map(lanes.map((lane) => [lane, need(state, seat, lane)]));
  return lanes
    .toSorted((a, b) => needs.get(b)! - needs.get(a)!)
    .slice(0, hand.length)
    .map((lane, index) => ({ card: hand[index]!, lane, at: "base", place: "back" }));
}

const NOTHING: readonly Placement[] = [];

const whole = (card: CardId): number => unitWorth(card, PROFILES[card].hp);

/** How much stronger the enemy is in a lane. */
function need({ lanes }: State, seat: Seat, lane: Lane): number {
  const { zone, stacks } = lanes[lane];
  let sum = zone === baseOf(seat) ? PRESSED : zone === baseOf(rival(seat)) ? -PRESSED : 0;
  for (const row of ROWS) {
    for (const { card, hp } of stacks[row][rival(seat)]) sum += unitWorth(card, hp);
    for (const { card, hp } of stacks[row][seat]) sum -= unitWorth(card, hp);
  }
  return sum;
}

/** What it counts that the fight is on one's own base. */
const PRESSED = 5;
