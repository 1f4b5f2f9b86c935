/**
 * How strong every bot is: Elo ratings with `random` at 1000, fitted to 400 seeded matches of every pair.
 * Written by `npm run strength`.
 */
export const STRENGTH = {
  squire: 910,
  random: 1000,
  careless: 1473,
  greedy: 1649,
  scholar: 1843,
  sage: 1974,
} as const;
