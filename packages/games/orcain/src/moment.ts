import type { Settings } from "./settings.ts";

/** When something happens in a match: states and views both tell. */
export interface Moment {
  readonly settings: Settings;
  readonly roundIndex: number;
}

export const inSuddenDeath = ({ settings, roundIndex }: Moment): boolean =>
  roundIndex > settings.rounds;

/** Whether a layout without an attack is worth nothing this round. */
export const attackDemanded = (moment: Moment): boolean =>
  moment.settings.suddenDeath === "mustAttack" && inSuddenDeath(moment);
