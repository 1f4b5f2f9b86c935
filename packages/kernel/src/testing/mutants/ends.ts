import { mutant } from "./mutant.ts";
import { toy } from "../toy.ts";
import type { ToyState } from "../toy.ts";

export const endsMutants = [
  mutant("ends", "deals again for ever", {
    apply: (state, seat, move, table) => endless(state, () => toy.apply(state, seat, move, table)),
    expire: (state, seat, clock, table) =>
      endless(state, () => toy.expire(state, seat, clock, table)),
  }),
];

function endless(state: ToyState, rules: () => void): void {
  rules();
  if (!state.outcome) return;
  state.outcome = null;
  state.hands[0].push(1, 2);
  state.hands[1].push(3, 4);
}
