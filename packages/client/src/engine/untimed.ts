import type { Game, Pace, Shape } from "@holmgang/kernel";

/** The settings of a match without a clock: the game's own untimed pace. */
export const untimedPace = (paces: readonly Pace[]): Pace["settings"] =>
  paces.find(({ id }) => id === "untimed")?.settings ?? {};

export function untimed(game: Game<Shape>): Pace["settings"] {
  const usual = game.parseSettings({});
  return usual.ok ? untimedPace(game.terms(usual.value).paces) : {};
}
