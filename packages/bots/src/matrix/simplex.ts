import { generator, pick } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";

/** How one run of the simplex method goes about it. */
export interface Attempt {
  /** A promise below this is no promise, and limits that differ by less are equal. */
  readonly tiny: number;
  /** After this many pivots without progress chance picks the next: a rule that always does the same may circle. */
  readonly patience: number;
  readonly seed: number;
}

/** Weights of both players' choices, in proportion to the optimal mixes if the run went well. */
interface Weights {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}

/** Dividing by less would blow rounding up until nothing else is left. */
const SMALLEST_PIVOT = 1e-9;

/** Far more than any game of this size takes: a run that has lost its way ends here. */
const MOST_PIVOTS = 2000;

/**
 * Runs the second player's linear program, maximise Σy subject to payoff·y ≤ 1 and y ≥ 0, through the simplex method,
 * and reads the first player's mix from the same tableau, as its dual. All payoffs must be positive. Nothing is
 * promised about the result: rounding can spoil it, so whoever asks must check.
 */
export function simplex(
  payoff: readonly (readonly number[])[],
  { tiny, patience, seed }: Attempt,
): Weights {
  const tableau = tableauOf(payoff);
  const rng = generator([seed, 1, 2, 3]);
  let stalled = 0;
  for (let pivots = 0; pivots < MOST_PIVOTS; pivots++) {
    const column = stalled < patience ? steepest(tableau, tiny) : anyUphill(tableau, tiny, rng);
    const row = column < 0 ? -1 : limiting(tableau, column, tiny);
    if (row < 0) break;
    const before = objective(tableau);
    pivot(tableau, row, column);
    stalled = objective(tableau) > before + tiny ? 0 : stalled + 1;
  }
  return weightsOf(tableau);
}

/** One line a constraint and the objective below; the last entry of a line is its right-hand side. */
interface Tableau {
  readonly lines: readonly Float64Array[];
  /** Which variable each constraint stands for: a column of the game, or, from `width` on, the slack of a row. */
  readonly basic: number[];
  /** Which variable each column stands for. */
  readonly free: number[];
  readonly height: number;
  readonly width: number;
}

function tableauOf(payoff: readonly (readonly number[])[]): Tableau {
  const height = payoff.length;
  const width = payoff[0]!.length;
  const goal = new Float64Array(width + 1).fill(-1, 0, width);
  return {
    lines: [...payoff.map((row) => Float64Array.of(...row, 1)), goal],
    basic: payoff.map((_, i) => width + i),
    free: payoff[0]!.map((_, j) => j),
    height,
    width,
  };
}

const objective = ({ lines, height, width }: Tableau): number => lines[height]![width]!;

/** The column that promises most, or −1 at the optimum. */
function steepest({ lines, height, width }: Tableau, tiny: number): number {
  const goal = lines[height]!;
  let best = -1;
  for (let j = 0; j < width; j++) {
    if (goal[j]! < (best < 0 ? -tiny : goal[best]!)) best = j;
  }
  return best;
}

/** Any column that promises something, or −1 at the optimum. */
function anyUphill({ lines, height, width }: Tableau, tiny: number, rng: Rng): number {
  const goal = lines[height]!;
  const uphill = Array.from({ length: width }, (_, j) => j).filter((j) => goal[j]! < -tiny);
  return uphill.length > 0 ? pick(rng, uphill) : -1;
}

/** The line that limits a column first, or −1; among equals the one with the largest pivot, which rounds least. */
function limiting({ lines, height, width }: Tableau, column: number, tiny: number): number {
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < height; i++) {
    const size = lines[i]![column]!;
    if (size <= SMALLEST_PIVOT) continue;
    const ratio = lines[i]![width]! / size;
    if (ratio < least - tiny || (ratio < least + tiny && size > lines[best]![column]!)) {
      best = i;
      least = Math.min(ratio, least);
    }
  }
  return best;
}

/** The line's variable and the column's change places. */
function pivot({ lines, basic, free, width }: Tableau, row: number, column: number): void {
  const line = lines[row]!;
  const size = line[column]!;
  line[column] = 1;
  for (let j = 0; j <= width; j++) line[j]! /= size;
  for (const [i, other] of lines.entries()) {
    const factor = other[column]!;
    if (i === row || factor === 0) continue;
    other[column] = 0;
    for (let j = 0; j <= width; j++) other[j]! -= factor * line[j]!;
  }
  [basic[row], free[column]] = [free[column]!, basic[row]!];
}

function weightsOf({ lines, basic, free, height, width }: Tableau): Weights {
  const mine = Array<number>(height).fill(0);
  const theirs = Array<number>(width).fill(0);
  for (const [i, variable] of basic.entries()) {
    if (variable < width) theirs[variable] = lines[i]![width]!;
  }
  for (const [j, variable] of free.entries()) {
    if (variable >= width) mine[variable - width] = lines[height]![j]!;
  }
  return { mine, theirs };
}
