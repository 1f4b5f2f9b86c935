import { isUnit } from "./cards.ts";
import { earnCampaign, earnLoss } from "./legacy.ts";
import type { Run } from "./run.ts";
import type { Ending, State } from "./shape.ts";

/** The run is over. */
export function end(run: Run, ending: Ending): void {
  const { state, emit } = run;
  if (ending.result === "won") earnCampaign(run);
  else earnLoss(run);
  state.ending = ending;
  state.phase = "over";
  state.battle = null;
  state.choices = [];
  emit({
    kind: "ended",
    result: ending.result,
    reason: ending.result === "won" ? "campaign" : ending.reason,
  });
}

/** Why a run is lost now; null while it is not. */
export function lossOf({ hp, deck, reserves, n, actWon, setup }: State): Ending | null {
  if (hp <= 0) return { result: "lost", reason: "base" };
  if (actWon) return null;
  if (![...deck, ...reserves].some(isUnit)) return { result: "lost", reason: "army" };
  return n >= setup.settings.encounterLimit ? { result: "lost", reason: "limit" } : null;
}
