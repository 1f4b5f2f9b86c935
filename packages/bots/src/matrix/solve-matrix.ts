import { invariant } from "@holmgang/kernel";
import { undominated } from "./dominance.ts";
import { simplex } from "./simplex.ts";
import type { Attempt } from "./simplex.ts";

/** A zero-sum game in one choice, solved: both optimal mixes, what the first player gets, and how sure that is. */
export interface MatrixSolution {
  readonly value: number;
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  /** What either could still gain by deviating: 0 up to rounding certifies the solution. */
  readonly gap: number;
}

type Matrix = readonly (readonly number[])[];

/** A gap that is only rounding. */
const ROUNDING = 1e-12;

/** A chance this small is left over from rounding. */
const CRUMB = 1e-14;

/** The first is all that most games need. Which tolerance suits the others, and which way there, only trying tells. */
const ATTEMPTS: readonly Attempt[] = [1e-12, 1e-13, 1e-11, 1e-14, 1e-10, 1e-9].flatMap((tiny) => [
  { tiny, patience: 8, seed: 1 },
  { tiny, patience: 0, seed: 2 },
  { tiny, patience: 0, seed: 3 },
]);

/** Solves the game whose first player gets `payoff[i][j]`. The best of a few attempts, usually the first, is kept. */
export function solveMatrix(payoff: Matrix): MatrixSolution {
  const { rows, columns } = undominated(payoff);
  const core = positive(rows.map((i) => columns.map((j) => payoff[i]![j]!)));
  let best: MatrixSolution | null = null;
  for (const attempt of ATTEMPTS) {
    const weights = simplex(core, attempt);
    const solution = certified(
      payoff,
      spread(normal(weights.mine), rows, payoff.length),
      spread(normal(weights.theirs), columns, payoff[0]!.length),
    );
    // A run that rounding has spoilt altogether has a gap of NaN, which is never less: it is not kept.
    if (solution.gap < (best?.gap ?? Infinity)) best = solution;
    if (best && best.gap < ROUNDING) break;
  }
  invariant(best !== null, "every run of the simplex method was spoilt by rounding");
  return best;
}

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * b[i]!, 0);

/** The same game in payoffs from 1 to 2. */
function positive(payoff: Matrix): Matrix {
  const all = payoff.flat();
  const least = Math.min(...all);
  const range = Math.max(...all) - least || 1;
  return payoff.map((row) => row.map((entry) => 1 + (entry - least) / range));
}

/** Whatever the mixes come from: the value lies between what one is sure to get and what the other is sure to keep. */
function certified(
  payoff: Matrix,
  mine: readonly number[],
  theirs: readonly number[],
): MatrixSolution {
  const reply = Math.max(...payoff.map((row) => dot(row, theirs)));
  const floor = Math.min(
    ...theirs.map((_, j) =>
      dot(
        payoff.map((row) => row[j]!),
        mine,
      ),
    ),
  );
  return { value: (reply + floor) / 2, mine, theirs, gap: reply - floor };
}

function normal(weights: readonly number[]): number[] {
  const clean = weights.map((weight) => (weight > CRUMB ? weight : 0));
  const total = clean.reduce((sum, weight) => sum + weight, 0);
  return clean.map((weight) => weight / total);
}

/** Back to the length of the whole: what was dropped is never played. */
function spread(mix: readonly number[], places: readonly number[], length: number): number[] {
  const whole = Array<number>(length).fill(0);
  for (const [index, place] of places.entries()) whole[place] = mix[index]!;
  return whole;
}
