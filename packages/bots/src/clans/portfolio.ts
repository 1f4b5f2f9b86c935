import { pick } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { somePlan } from "@holmgang/clans";
import { additions, greedyPlan } from "./greedy-plan.ts";
import type { Contest, Plan } from "./greedy-plan.ts";

/** What a rival may do, by its way of thinking; the same ways in the same order for every hand. */
export function waysOf(contest: Contest, rng: Rng): readonly Plan[] {
  const greedy = greedyPlan(contest, [], rng);
  const half = greedy.slice(0, Math.ceil(greedy.length / 2));
  return [greedy, [], half, somePlan(contest.state, contest.seat, rng)];
}

/** Plans worth comparing: greedy ones against each way of the rival, their beginnings, and others near them. */
export function candidates(
  contest: Contest,
  theirs: readonly Plan[],
  { most, rng }: { readonly most: number; readonly rng: Rng },
): readonly Plan[] {
  const found = new Map<string, Plan>();
  const add = (plan: Plan): void => void found.set(JSON.stringify(plan), plan);
  for (const plan of [[], ...theirs]) add(greedyPlan(contest, plan, rng));
  for (const plan of Array.from(found.values()))
    for (let length = plan.length - 1; length >= 0; length--) add(plan.slice(0, length));
  const roots = [...found.values()];
  for (let tries = 0; found.size < most && tries < 2 * most; tries++)
    add(near(contest, pick(rng, roots), rng));
  return [...found.values()].slice(0, most);
}

/** A plan with one card taken out and another put in, or simply one more. */
function near({ state, seat }: Contest, plan: Plan, rng: Rng): Plan {
  const out = rng.below(plan.length + 1);
  const rest = plan.filter((_, index) => index !== out);
  const more = additions(state, seat, rest);
  return more.length > 0 ? [...rest, pick(rng, more)] : rest;
}
