import type { Run } from "./run.ts";
import { LEGACY } from "./tables/legacy.ts";
import type { EncounterKind } from "./tables/encounters.ts";

/** Points for something that counts once in a run. */
function earn({ state, emit }: Run, key: string, points: number): void {
  if (state.legacy.some((milestone) => milestone.key === key)) return;
  state.legacy.push({ key, points });
  emit({ kind: "legacy", key, points });
}

/** A won fight, known by act, encounters finished before it, and kind. */
export function earnFight(run: Run, kind: EncounterKind): void {
  const { act, n } = run.state;
  const points = kind === "elite" || kind === "boss" ? LEGACY[kind] : LEGACY.battle;
  earn(run, `${act}.${n} ${kind}`, points);
}

export function earnAct(run: Run): void {
  const { act } = run.state;
  earn(run, `act ${act}`, LEGACY.acts[act - 1] ?? 0);
}

export function earnCampaign(run: Run): void {
  earn(run, "campaign", LEGACY.campaign);
  if (!run.state.setup.crowned) earn(run, "first campaign", LEGACY.first);
}

export function earnLoss(run: Run): void {
  const { act } = run.state;
  earn(run, `lost in act ${act}`, LEGACY.lost[act - 1] ?? 0);
}

/** All that a run has earned. */
export const legacyPoints = (milestones: readonly { readonly points: number }[]): number =>
  milestones.reduce((sum, { points }) => sum + points, 0);
