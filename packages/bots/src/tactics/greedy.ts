import type { Seat } from "@holmgang/kernel";
import { tactics } from "@holmgang/tactics";
import type { Move, State, Tactics } from "@holmgang/tactics";
import type { Bot } from "../bot.ts";
import { drafting } from "./drafting.ts";
import { evaluate } from "./evaluate.ts";
import { outcomes } from "./outcomes.ts";
import { seatOf } from "./seat-of.ts";

/** Looks one action ahead: the best board right after it, chance averaged. */
export const greedy: Bot<Tactics> = drafting(3, {
  name: "greedy",
  about: "Takes the best blow there is, and never asks what comes back.",
  choose(view, legal, _budget, rng) {
    const seat = seatOf(view);
    const state = tactics.determinize(view, seat, rng);
    let best = legal[0]!;
    let highest = -Infinity;
    for (const move of legal) {
      const worth = worthOf(state, seat, move) + rng.below(1000) / 1000;
      if (worth > highest) [best, highest] = [move, worth];
    }
    return { move: best, waits: false, value: null, candidates: [{ move: best, chance: 1 }] };
  },
});

/** What a move is worth at once to whoever makes it. */
function worthOf(state: State, seat: Seat, move: Move): number {
  let sum = 0;
  let weight = 0;
  for (const { state: after, chance } of outcomes(state, seat, move)) {
    sum += chance * evaluate(after);
    weight += chance;
  }
  return (seat === 0 ? sum : -sum) / weight;
}
