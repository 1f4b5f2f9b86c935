/**
 * A mix for the row player of a zero-sum matrix game, by regret matching plus: each round both play in proportion to
 * what they regret not having played, and the later rounds count more. Near enough where the entries are guesses anyway;
 * `solveMatrix` is exact.
 */
export function regretMix(payoff: readonly (readonly number[])[], rounds: number): number[] {
  const rows = payoff.length;
  const columns = payoff[0]!.length;
  const regrets = [zeros(rows), zeros(columns)] as const;
  const sum = zeros(rows);
  for (let round = 1; round <= rounds; round++) {
    const [mine, theirs] = [inProportion(regrets[0]), inProportion(regrets[1])];
    const gains = payoff.map((row) => dot(row, theirs));
    const losses = theirs.map((_, column) =>
      dot(
        payoff.map((row) => row[column]!),
        mine,
      ),
    );
    regret(regrets[0], gains, dot(gains, mine));
    regret(
      regrets[1],
      losses.map((loss) => -loss),
      -dot(losses, theirs),
    );
    for (let i = 0; i < rows; i++) sum[i]! += round * mine[i]!;
  }
  return inProportion(sum);
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

/** What each choice would have brought more than what was played; never below nothing. */
function regret(regrets: number[], gains: readonly number[], played: number): void {
  for (let i = 0; i < regrets.length; i++)
    regrets[i] = Math.max(0, regrets[i]! + gains[i]! - played);
}

/** Shares of the whole; all alike where there is nothing to share. */
function inProportion(weights: readonly number[]): number[] {
  const whole = weights.reduce((total, weight) => total + weight, 0);
  return whole > 0
    ? weights.map((weight) => weight / whole)
    : weights.map(() => 1 / weights.length);
}

const dot = (a: readonly number[], b: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < a.length; i++) total += a[i]! * b[i]!;
  return total;
};
