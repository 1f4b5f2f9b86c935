import type { Rng, Seat } from "@holmgang/kernel";
import { copy, freeGrounds, handAfter, PLACES, PROFILES, tryRound } from "@holmgang/clans";
import type { Placement, State } from "@holmgang/clans";
import type { Judge } from "./worth.ts";

export type Plan = readonly Placement[];

/** Whose plan it is, against which, and who judges what comes of it. */
export interface Contest {
  readonly state: State;
  readonly seat: Seat;
  readonly judge: Judge;
}

/** What a plan is worth against another. */
export function payoff({ state, seat, judge }: Contest, plan: Plan, theirs: Plan): number {
  const after = copy(state);
  tryRound(after, seat === 0 ? [plan, theirs] : [theirs, plan]);
  return judge(after, seat);
}

/** A gain below this is none: the card is better kept. */
const GAIN = 0.5;

/** Card by card whatever helps most against a rival's plan, until nothing helps any more. */
export function greedyPlan(contest: Contest, theirs: Plan, rng: Rng): Plan {
  const value = (plan: Plan): number => payoff(contest, plan, theirs) + rng.below(100) / 1e4;
  let best: Valued = { plan: [], value: value([]) };
  for (;;) {
    const next = bestAddition(contest, best.plan, value);
    if (!next || next.value < best.value + GAIN) return best.plan;
    best = next;
  }
}

interface Valued {
  readonly plan: Plan;
  readonly value: number;
}

function bestAddition(
  { state, seat }: Contest,
  plan: Plan,
  value: (plan: Plan) => number,
): Valued | null {
  let best: Valued | null = null;
  for (const placement of additions(state, seat, plan)) {
    const next = [...plan, placement];
    const found = value(next);
    if (!best || found > best.value) best = { plan: next, value: found };
  }
  return best;
}

/** Everything that may be added to a plan. */
export function additions(state: State, seat: Seat, plan: Plan): readonly Placement[] {
  const free = freeGrounds(state, seat, plan);
  const cards = new Set(handAfter(state.seats[seat].hand, plan));
  return [...cards].flatMap((card) =>
    free.flatMap(({ lane, at, taken }) =>
      at === "middle" && !PROFILES[card].drops
        ? []
        : PLACES.slice(0, taken ? 2 : 1).map((place) => ({ card, lane, at, place })),
    ),
  );
}
