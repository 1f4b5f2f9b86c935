/** What is left of a matrix game: the rows and columns worth considering, by their index in the whole. */
interface Reduced {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Entries that differ by less are equal: they are values of later rounds, with the rounding of those. */
const SAME = 1e-14;

/**
 * Drops rows and columns that another one is never worse than, twins among them, until none is left to drop. Mixes that
 * are optimal in the rest are optimal in the whole: nobody gains by a choice when another is at least as good.
 */
export function undominated(payoff: readonly (readonly number[])[]): Reduced {
  let rows = [...payoff.keys()];
  let columns = [...payoff[0]!.keys()];
  for (let size = Infinity; rows.length + columns.length < size;) {
    size = rows.length + columns.length;
    rows = best(rows, (better, worse) =>
      columns.every((j) => payoff[better]![j]! >= payoff[worse]![j]! - SAME),
    );
    columns = best(columns, (better, worse) =>
      rows.every((i) => payoff[i]![better]! <= payoff[i]![worse]! + SAME),
    );
  }
  return { rows, columns };
}

/** One at a time, each judged by those still there, so that of two twins one stays. */
function best(
  choices: readonly number[],
  beats: (better: number, worse: number) => boolean,
): number[] {
  const left = [...choices];
  for (const choice of choices) {
    if (left.some((other) => other !== choice && beats(other, choice)))
      left.splice(left.indexOf(choice), 1);
  }
  return left;
}
