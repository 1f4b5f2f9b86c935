/**
 * How strong every bot is: Elo ratings with `random` at 1000, fitted to 200 seeded matches of every pair.
 * Written by `npm run strength`.
 */
export const STRENGTH = {
  random: 1000,
  recruit: 1072,
  greedy: 1482,
  seer: 1612,
  captain: 1702,
  marshal: 1805,
} as const;
