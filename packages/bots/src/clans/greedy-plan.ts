import type { Rng, Seat } from "@holmgang/kernel";
import { copy, freeGrounds, handAfter, PLACES, PROFILES, tryRound } from "@holmgang/clans";
import type { Placement, State } from "@holmgang/clans";
import { worth } from "./worth.ts";

/** What a plan is worth against another. */
export function payoff(
  state: State,
  seat: Seat,
  plan: readonly Placement[],
  theirs: readonly Placement[],
): number {
  const after = copy(state);
  tryRound(after, seat === 0 ? [plan, theirs] : [theirs, plan]);
  return worth(after, seat);
}

/** A gain below this is none: the card is better kept. */
const GAIN = 0.5;

/** Card by card whatever helps most against a rival's plan, until nothing helps any more. */
export function greedyPlan(
  state: State,
  seat: Seat,
  theirs: readonly Placement[],
  rng: Rng,
): readonly Placement[] {
  let plan: readonly Placement[] = [];
  let value = payoff(state, seat, plan, theirs);
  for (;;) {
    const best = bestAddition(
      state,
      seat,
      plan,
      (next) => payoff(state, seat, next, theirs) + rng.below(100) / 1e4,
    );
    if (!best || best.value < value + GAIN) return plan;
    plan = best.plan;
    value = best.value;
  }
}

interface Valued {
  readonly plan: readonly Placement[];
  readonly value: number;
}

function bestAddition(
  state: State,
  seat: Seat,
  plan: readonly Placement[],
  value: (plan: readonly Placement[]) => number,
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
export function additions(
  state: State,
  seat: Seat,
  plan: readonly Placement[],
): readonly Placement[] {
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
