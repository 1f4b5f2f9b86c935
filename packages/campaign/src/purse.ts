import type { GoldReason } from "./events.ts";
import type { Run } from "./run.ts";

/** Gold won or lost; a purse is never below empty. Nothing is told of nothing. */
export function gold({ state, emit }: Run, amount: number, why: GoldReason): void {
  const change = Math.max(amount, -state.gold);
  if (change === 0) return;
  state.gold += change;
  emit({ kind: "gold", amount: change, why });
}
