/**
 * How strong every bot is: Elo ratings with `random` at 1000, fitted to 100 seeded matches of every pair.
 * Written by `npm run strength`.
 */
export const STRENGTH = {
  conscript: 816,
  random: 1000,
  sergeant: 1381,
  general: 1526,
  marshal: 1633,
} as const;
