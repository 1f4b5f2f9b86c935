/**
 * How strong every bot is: Elo ratings with `random` at 1000, fitted to 100 seeded matches of every pair.
 * Written by `npm run strength`.
 */
export const STRENGTH = {
  conscript: 828,
  random: 1000,
  sergeant: 1401,
  general: 1538,
  marshal: 1682,
} as const;
