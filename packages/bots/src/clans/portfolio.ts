import { pick } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { somePlan } from "@holmgang/clans";
import type { Placement, State } from "@holmgang/clans";
import { additions, greedyPlan } from "./greedy-plan.ts";

type Plan = readonly Placement[];

/** What a rival may do, by its way of thinking; the same ways in the same order for every hand. */
export const waysOf = (state: State, seat: Seat, rng: Rng): readonly Plan[] => {
  const greedy = greedyPlan(state, seat, [], rng);
  return [greedy, [], greedy.slice(0, Math.ceil(greedy.length / 2)), somePlan(state, seat, rng)];
};

/** Plans worth comparing: greedy ones against each way of the rival, their beginnings, and others near them. */
export function candidates(
  state: State,
  seat: Seat,
  theirs: readonly Plan[],
  { most, rng }: { readonly most: number; readonly rng: Rng },
): readonly Plan[] {
  const found = new Map<string, Plan>();
  const add = (plan: Plan): void => void found.set(JSON.stringify(plan), plan);
  for (const plan of [[] as Plan, ...theirs]) add(greedyPlan(state, seat, plan, rng));
  for (const plan of Array.from(found.values()))
    for (let length = plan.length - 1; length >= 0; length--) add(plan.slice(0, length));
  const roots = [...found.values()];
  for (let tries = 0; found.size < most && tries < 2 * most; tries++)
    add(near(state, seat, pick(rng, roots), rng));
  return [...found.values()].slice(0, most);
}

/** A plan with one card taken out and another put in, or simply one more. */
function near(state: State, seat: Seat, plan: Plan, rng: Rng): Plan {
  const out = rng.below(plan.length + 1);
  const rest = plan.filter((_, index) => index !== out);
  const more = additions(state, seat, rest);
  return more.length > 0 ? [...rest, pick(rng, more)] : rest;
}
