/**
 * Legal moves as paths of choices. A game says for every legal move the steps that lead to it: a card and a slot, an action
 * and two tiles, a button alone. A step is a key, and may be a place, a card or a button: nothing here asks which. One move
 * may have several paths (a button and a tile, or a unit dragged there); of moves with the same path the first counts.
 */
export interface Way<M> {
  readonly path: Path;
  readonly move: M;
}

export type Path = readonly string[];

/** Steps that are open after a path, each with the move it completes; null for one that only leads on. */
export function stepsAfter<M>(ways: readonly Way<M>[], path: Path): ReadonlyMap<string, M | null> {
  const steps = new Map<string, M | null>();
  for (const way of ways) {
    const step = way.path[path.length];
    if (step === undefined || !startsWith(way.path, path)) continue;
    const isLast = way.path.length === path.length + 1;
    steps.set(step, steps.get(step) ?? (isLast ? way.move : null));
  }
  return steps;
}

/** The move a path makes; null while a step is missing. */
export const moveBy = <M>(ways: readonly Way<M>[], path: Path): M | null =>
  ways.find((way) => way.path.length === path.length && startsWith(way.path, path))?.move ?? null;

/** What the next step is added to: where a path is complete and leads no further, its last step can still be another. */
export const footOf = <M>(ways: readonly Way<M>[], chosen: Path): Path =>
  stepsAfter(ways, chosen).size === 0 && moveBy(ways, chosen) !== null ? back(chosen) : chosen;

/** One step on; null where that is not open. */
export const stepOn = <M>(ways: readonly Way<M>[], chosen: Path, step: string): Path | null =>
  stepsAfter(ways, chosen).has(step) ? [...chosen, step] : null;

/**
 * One step on, or as far back as it takes: another card instead of the one picked up, another action, another target. What
 * has been chosen already is taken back, with all that followed; null for what can be chosen nowhere.
 */
export function turnTo<M>(ways: readonly Way<M>[], chosen: Path, step: string): Path | null {
  const on = stepOn(ways, chosen, step);
  if (on) return on;
  if (chosen.includes(step)) return chosen.slice(0, chosen.indexOf(step));
  return chosen.length > 0 ? turnTo(ways, back(chosen), step) : null;
}

export const back = (chosen: Path): Path => chosen.slice(0, -1);

const startsWith = (path: Path, start: Path): boolean =>
  start.every((step, index) => path[index] === step);
