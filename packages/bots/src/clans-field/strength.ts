/**
 * How strong every bot is: Elo ratings with `random` at 1000, fitted to 100 seeded matches of every pair.
 * Written by `npm run strength`.
 */
export const STRENGTH = {
  volunteer: 850,
  random: 1000,
  militia: 1753,
  captain: 1869,
  marshal: 2135,
} as const;
