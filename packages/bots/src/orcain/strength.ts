/**
 * How strong every bot is: Elo ratings with `random` at 1000, fitted to 2000 seeded matches of every pair.
 * Written by `npm run strength`.
 */
export const STRENGTH = {
  orc: 504,
  scatter: 804,
  random: 1000,
  exploit: 1110,
  equilibrium: 1111,
  greedy: 1131,
} as const;
