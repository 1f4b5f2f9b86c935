import type { Event } from "./events.ts";
import type { Run } from "./run.ts";

type Why = Extract<Event, { readonly kind: "hp" }>["why"];

/** HP won or lost, never above what the army may have, never below none. */
export function heal({ state, emit }: Run, amount: number, why: Why): void {
  const change = Math.max(Math.min(amount, state.maxHp - state.hp), -state.hp);
  if (change === 0) return;
  state.hp += change;
  emit({ kind: "hp", amount: change, why });
}
