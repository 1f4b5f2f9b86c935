import type { Drafts } from "./solve-drafts.ts";

/**
 * How to draft, in thousandths: solved from 2 matches of every team against every other, 150 positions a move.
 * Written by `npm run drafts`.
 */
export const DRAFTS: Drafts = {
  classes: [0, 0, 0, 1000, 0, 0],
  teams: {
    warrior: {
      warrior: [0, 236, 181, 0, 0, 0, 0, 0, 583],
      mage: [0, 1000, 0, 0, 0, 0, 0, 0, 0],
      rogue: [0, 1000, 0, 0, 0, 0, 0, 0, 0],
      huntress: [0, 1000, 0, 0, 0, 0, 0, 0, 0],
      duelist: [0, 611, 389, 0, 0, 0, 0, 0, 0],
      cleric: [0, 1000, 0, 0, 0, 0, 0, 0, 0],
    },
    mage: {
      warrior: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
      mage: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
      rogue: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
      huntress: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
      duelist: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
      cleric: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
    },
    rogue: {
      warrior: [0, 0, 0, 0, 0, 0, 0, 0, 1000],
      mage: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
      rogue: [0, 1000, 0, 0, 0, 0, 0, 0, 0],
      huntress: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
      duelist: [0, 319, 0, 0, 0, 0, 0, 681, 0],
      cleric: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
    },
    huntress: {
      warrior: [0, 0, 0, 0, 0, 0, 0, 0, 1000],
      mage: [0, 0, 0, 0, 0, 0, 0, 0, 1000],
      rogue: [0, 0, 0, 0, 0, 0, 0, 0, 1000],
      huntress: [0, 0, 0, 0, 0, 0, 0, 0, 1000],
      duelist: [0, 0, 0, 0, 0, 0, 0, 0, 1000],
      cleric: [0, 0, 0, 0, 0, 0, 604, 396, 0],
    },
    duelist: {
      warrior: [0, 0, 0, 0, 0, 556, 0, 0, 444],
      mage: [0, 0, 0, 0, 0, 0, 0, 0, 1000],
      rogue: [0, 0, 0, 0, 0, 0, 0, 611, 389],
      huntress: [0, 0, 0, 0, 0, 0, 0, 0, 1000],
      duelist: [0, 0, 0, 0, 0, 0, 0, 0, 1000],
      cleric: [0, 0, 0, 0, 0, 0, 0, 0, 1000],
    },
    cleric: {
      warrior: [0, 0, 1000, 0, 0, 0, 0, 0, 0],
      mage: [0, 0, 1000, 0, 0, 0, 0, 0, 0],
      rogue: [0, 0, 1000, 0, 0, 0, 0, 0, 0],
      huntress: [0, 514, 486, 0, 0, 0, 0, 0, 0],
      duelist: [0, 0, 1000, 0, 0, 0, 0, 0, 0],
      cleric: [0, 0, 1000, 0, 0, 0, 0, 0, 0],
    },
  },
};
