/** A zero-sum game in one choice, solved: both optimal mixes, what the first player gets, and how sure that is. */
export interface MatrixSolution {
  readonly value: number;
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  /** What either could still gain by deviating: 0 up to rounding certifies the solution. */
  readonly gap: number;
}

/** Below this a number is taken for 0; much smaller, and degenerate games make the simplex wander. */
const TINY = 1e-9;

/** A chance this small is left over from rounding. */
const CRUMB = 1e-12;

/**
 * Solves the game whose first player gets `payoff[i][j]`. The second player's linear program is run through the simplex
 * method, and the first player's mix is its dual, read from the same tableau.
 */
export function solveMatrix(payoff: readonly (readonly number[])[]): MatrixSolution {
  const shift = 1 - Math.min(...payoff.flat());
  const tableau = new Tableau(payoff, shift);
  while (tableau.pivot());
  const total = tableau.objective();
  const mine = normal(tableau.duals());
  const theirs = normal(tableau.primals());
  const reply = Math.max(...payoff.map((row) => dot(row, theirs)));
  const floor = Math.min(
    ...theirs.map((_, j) => payoff.reduce((sum, row, i) => sum + row[j]! * mine[i]!, 0)),
  );
  return { value: 1 / total - shift, mine, theirs, gap: reply - floor };
}

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * b[i]!, 0);

function normal(weights: readonly number[]): number[] {
  const clean = weights.map((weight) => (weight > CRUMB ? weight : 0));
  const total = clean.reduce((sum, weight) => sum + weight, 0);
  return clean.map((weight) => weight / total);
}

/** maximise Σy subject to (payoff + shift)·y ≤ 1, y ≥ 0: a slack column a row, the objective in the last row. */
class Tableau {
  readonly #rows: Float64Array[];
  /** Which column each row stands for. */
  readonly #basis: number[];
  readonly #width: number;
  readonly #choices: number;

  constructor(payoff: readonly (readonly number[])[], shift: number) {
    const height = payoff.length;
    this.#choices = payoff[0]!.length;
    this.#width = this.#choices + height;
    this.#basis = payoff.map((_, i) => this.#choices + i);
    this.#rows = [...payoff, []].map((row, i) => {
      const line = new Float64Array(this.#width + 1);
      const isObjective = i === height;
      for (let j = 0; j < this.#choices; j++) line[j] = isObjective ? -1 : row[j]! + shift;
      if (!isObjective) line[this.#choices + i] = line[this.#width] = 1;
      return line;
    });
  }

  /** One step of the simplex method by Bland's rule, which cannot cycle. False when there is none left to make. */
  pivot(): boolean {
    const goal = this.#rows.at(-1)!;
    const entering = goal.findIndex((cost, j) => j < this.#width && cost < -TINY);
    if (entering < 0) return false;
    const leaving = this.#leaving(entering);
    const pivotRow = this.#rows[leaving]!;
    const scale = pivotRow[entering]!;
    for (let j = 0; j <= this.#width; j++) pivotRow[j]! /= scale;
    for (const [i, row] of this.#rows.entries()) {
      const factor = row[entering]!;
      if (i === leaving || factor === 0) continue;
      for (let j = 0; j <= this.#width; j++) row[j]! -= factor * pivotRow[j]!;
    }
    this.#basis[leaving] = entering;
    return true;
  }

  /** The row that limits the entering column first; among equals the one of the lowest column. */
  #leaving(entering: number): number {
    let best = -1;
    let least = Infinity;
    for (const [i, column] of this.#basis.entries()) {
      const row = this.#rows[i]!;
      if (row[entering]! <= TINY) continue;
      const ratio = row[this.#width]! / row[entering]!;
      if (ratio < least - TINY || (ratio < least + TINY && column < this.#basis[best]!)) {
        best = i;
        least = Math.min(ratio, least);
      }
    }
    return best;
  }

  objective = (): number => this.#rows.at(-1)![this.#width]!;

  duals = (): number[] => Array.from(this.#rows.at(-1)!.subarray(this.#choices, this.#width));

  primals(): number[] {
    const values = Array<number>(this.#choices).fill(0);
    for (const [i, column] of this.#basis.entries()) {
      if (column < this.#choices) values[column] = this.#rows[i]![this.#width]!;
    }
    return values;
  }
}
