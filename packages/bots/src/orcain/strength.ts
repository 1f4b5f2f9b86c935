/**
 * How strong every bot is: Elo ratings with `random` at 1000, fitted to 2000 seeded matches of every pair.
 * Written by `npm run strength`.
 */
export const STRENGTH = {
  orc: 478,
  scatter: 794,
  eager: 958,
  random: 1000,
  equilibrium: 1119,
  exploit: 1137,
  greedy: 1170,
} as const;
