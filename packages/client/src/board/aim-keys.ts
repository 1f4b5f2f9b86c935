import type { Aiming } from "./use-aiming.ts";

/** What `useKeys` is given at a board: a letter turns to a step, Enter confirms what waits, Esc steps back. */
export function aimKeys<M>(
  aim: Aiming<M>,
  /** Step by key: `{ m: "move" }`. */
  letters: Readonly<Record<string, string>>,
): Record<string, (() => void) | undefined> {
  const steps = Object.entries(letters).map(([key, step]) => [key, () => aim.turn(step)] as const);
  return {
    ...(aim.open ? Object.fromEntries(steps) : {}),
    Enter: aim.ready === null ? undefined : () => aim.confirm(),
    Escape: aim.chosen.length === 0 ? undefined : () => aim.back(),
  };
}
