import { gold } from "./purse.ts";
import type { Run } from "./run.ts";
import { passSupply } from "./supply.ts";

/** One more encounter is finished: the depot pays, supply and locks count down, the army recovers. */
export function count(run: Run): void {
  const { state, emit } = run;
  state.n++;
  emit({ kind: "counted", n: state.n });
  if (state.buildings.some(({ building }) => building === "supply-depot"))
    gold(run, state.setup.settings.depotGold, "depot");
  passSupply(run);
  state.reserves = state.reserves.map((card) => ({
    ...card,
    locked: Math.max(0, card.locked - 1),
  }));
  state.recovery = Math.max(0, state.recovery - 1);
}
