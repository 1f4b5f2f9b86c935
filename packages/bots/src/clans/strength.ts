/** How strong every bot is. Written by `npm run strength`. */
export const STRENGTH = {
  random: 1000,
} as const;
