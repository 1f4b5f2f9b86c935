/**
 * How strong every bot is: Elo ratings with `random` at 1000, fitted to 40 seeded matches of every pair.
 * Written by `npm run strength`.
 */
export const STRENGTH = {
  conscript: 828,
  random: 1000,
  sergeant: 1478,
  marshal: 1625,
  general: 1661,
} as const;
