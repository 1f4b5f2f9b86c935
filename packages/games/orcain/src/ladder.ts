import type { Ladder } from "@holmgang/kernel";

/** Orcain's own ranking. */
export const LADDER: Ladder = {
  win: 5,
  draw: 0,
  loss: -2,
  leagues: [
    { id: "wood", from: 0 },
    { id: "iron", from: 100 },
    { id: "bronze", from: 200 },
    { id: "silver", from: 350 },
    { id: "gold", from: 550 },
    { id: "mythic", from: 800 },
  ],
};
