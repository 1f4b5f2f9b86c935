/**
 * How strong every bot is: Elo ratings with `random` at 1000, fitted to 100 seeded matches of every pair.
 * Written by `npm run strength`.
 */
export const STRENGTH = {
  volunteer: 877,
  random: 1000,
  militia: 1810,
  captain: 1932,
  marshal: 2206,
} as const;
