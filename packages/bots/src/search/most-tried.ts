import type { Shape } from "@holmgang/kernel";
import type { Choice } from "../bot.ts";
import { search } from "./search.ts";
import type { Search } from "./search.ts";

/** Searches, never longer than `most` iterations, and makes the move that was tried most often. */
export function mostTried<T extends Shape>(plan: Search<T>, most: number): Choice<T["move"]> {
  const { budget } = plan;
  const iterations = Math.min(most, budget.iterations);
  const tried = search({ ...plan, budget: { ...budget, iterations } });
  const [best] = tried;
  const visits = tried.reduce((sum, each) => sum + each.visits, 0);
  return {
    move: best!.move,
    waits: false,
    value: best!.worth,
    candidates: tried.map((each) => ({
      move: each.move,
      chance: each.visits / Math.max(1, visits),
    })),
  };
}
