import { join } from "./army.ts";
import { hideCache } from "./cache.ts";
import { drawChoices } from "./choices.ts";
import { spotOf } from "./distance.ts";
import { heal } from "./health.ts";
import type { Run } from "./run.ts";
import { moveTown } from "./supply.ts";
import { ACTS } from "./tables/acts.ts";
import type { ActNumber } from "./tables/acts.ts";

/** A new act: a new town and a new way; the army, its things and its buildings come along, and the fallen rise. */
export function nextAct(run: Run): void {
  const { state } = run;
  state.act = (state.act + 1) as ActNumber; // an act is only followed by one that a run has
  const risen = state.fallen;
  state.fallen = [];
  for (const soldier of risen) join(run, soldier, "revived");
  heal(run, state.maxHp, "act");
  state.actWon = false;
  moveTown(run);
  beginAct(run);
}

/** The army stands in the town of its act. */
export function beginAct(run: Run): void {
  const { state, emit } = run;
  const town = spotOf(ACTS[state.act].town);
  state.n = 0;
  state.at = town;
  state.route = [town];
  state.conquered = [];
  state.defense = null;
  state.recovery = 0;
  emit({ kind: "act_begun", act: state.act });
  hideCache(run);
  enterCamp(run);
}

/** Between encounters: where to go next is open. */
export function enterCamp(run: Run): void {
  run.state.phase = "camp";
  run.state.current = null;
  drawChoices(run);
}
