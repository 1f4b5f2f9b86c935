/** How strong every bot is. Written by `npm run strength`. */
export const STRENGTH = {
  recruit: 1000,
  random: 1000,
  greedy: 1000,
  seer: 1000,
  captain: 1000,
  marshal: 1000,
} as const;
