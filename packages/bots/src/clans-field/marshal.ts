import { rival, same } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { clansField, copyState } from "@holmgang/clans/field";
import type { Field, Move, State, View } from "@holmgang/clans/field";
import type { Bot } from "../bot.ts";
import { answer } from "./answer.ts";
import { greedyMove } from "./greedy-move.ts";
import { openingMove } from "./mulligan.ts";
import { seatOf } from "./seat-of.ts";
import { mover } from "./try-move.ts";
import { worth } from "./worth.ts";

/** How far a bot thinks. */
interface Level {
  readonly name: string;
  readonly about: string;
  /** Guesses of what is hidden, plans for the turn in each of them, and how many of those the rival is let answer. */
  readonly guesses: number;
  readonly plans: number;
  readonly answered: number;
}

/** A turn thought through: its first action, where it leads, and what that is worth. */
interface Plan {
  readonly first: Move;
  readonly state: State;
  readonly value: number;
}

/**
 * Thinks of whole turns, in guesses of what is hidden: many lists of actions, each grown by taking the better of a few at
 * every step. The best of them are weighed again after the rival has answered as well as it sees. What begins the best is
 * done; then it thinks again, for it may have learnt something.
 */
export const planning = ({ name, about, guesses, plans, answered }: Level): Bot<Field> => ({
  name,
  about,
  choose(view, legal, budget, rng) {
    const opening = openingMove(view, legal);
    if (opening) return answer(opening);
    if (legal.length === 1) return answer(legal[0]!); // just counted
    const most = Math.max(2, Math.min(plans, Math.floor(budget.iterations / 10)));
    const all: Plan[] = [];
    for (let guess = 0; guess < guesses && !(guess > 0 && budget.spent?.()); guess++)
      all.push(...plansIn(view, most, answered, rng));
    return answer(bestFirst(all));
  },
});

/** Plans for one guess, the best of them answered. */
function plansIn(view: View, count: number, answered: number, rng: Rng): readonly Plan[] {
  const seat = seatOf(view);
  const guess = clansField.determinize(view, seat, rng);
  const plans = Array.from({ length: count }, (_, index) =>
    plan(guess, seat, rng, index === 0 ? Infinity : CHOICES),
  );
  return distinct(plans.toSorted((a, b) => b.value - a.value))
    .slice(0, answered)
    .map(({ first, state }) => ({ first, state, value: afterReply(state, seat, rng) }));
}

/** Of plans that lead to the same worth, the first. */
const distinct = (plans: readonly Plan[]): readonly Plan[] =>
  plans.filter(
    ({ first, value }, index) =>
      !plans.slice(0, index).some((other) => other.value === value && same(other.first, first)),
  );

/** Actions looked at for a step of a plan, and the most steps of one. */
const CHOICES = 5;
const STEPS = 16;

function plan(guess: State, seat: Seat, rng: Rng, choices: number): Plan {
  const state = copyState(guess);
  let first: Move | null = null;
  for (let step = 0; step < STEPS && mover(state) === seat; step++) {
    const move = greedyMove(state, seat, rng, choices);
    first ??= move;
    if (move.kind === "end") break;
    clansField.apply(state, seat, move, { rng });
  }
  return { first: first ?? END, state, value: worth(state, seat) };
}

const END: Move = { kind: "end" };

/** The rival makes the best of every action of its turn. */
function afterReply(state: State, seat: Seat, rng: Rng): number {
  const after = copyState(state);
  if (mover(after) === seat) clansField.apply(after, seat, END, { rng });
  const other = rival(seat);
  for (let step = 0; step < STEPS && mover(after) === other; step++)
    clansField.apply(after, other, greedyMove(after, other, rng, REPLIES), { rng });
  return worth(after, seat);
}

const REPLIES = 16;

/** The action that begins the best plans: by the mean of its best ones, so that no single lucky guess decides. */
function bestFirst(all: readonly Plan[]): Move {
  const groups: { readonly move: Move; readonly values: number[] }[] = [];
  for (const { first, value } of all) {
    const group = groups.find(({ move }) => same(move, first));
    if (group) group.values.push(value);
    else groups.push({ move: first, values: [value] });
  }
  const scored = groups.map(({ move, values }) => {
    const top = values.toSorted((a, b) => b - a).slice(0, MEAN_OF);
    return { move, value: top.reduce((sum, value) => sum + value, 0) / top.length };
  });
  return scored.toSorted((a, b) => b.value - a.value)[0]?.move ?? END;
}

const MEAN_OF = 2;
