import type { Drafts } from "./solve-drafts.ts";

/**
 * How to draft, in thousandths: solved from 3 matches of every team against every other, 150 positions a move.
 * Written by `npm run drafts`.
 */
export const DRAFTS: Drafts = {
  classes: [0, 1000, 0, 0, 0, 0],
  teams: {
    warrior: {
      warrior: [0, 1000, 0, 0, 0, 0, 0, 0, 0],
      mage: [312, 688, 0, 0, 0, 0, 0, 0, 0],
      rogue: [0, 1000, 0, 0, 0, 0, 0, 0, 0],
      huntress: [0, 0, 584, 0, 0, 0, 0, 416, 0],
      duelist: [0, 873, 127, 0, 0, 0, 0, 0, 0],
      cleric: [105, 655, 240, 0, 0, 0, 0, 0, 0],
    },
    mage: {
      warrior: [0, 0, 0, 0, 0, 0, 367, 633, 0],
      mage: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
      rogue: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
      huntress: [0, 0, 0, 0, 0, 0, 185, 815, 0],
      duelist: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
      cleric: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
    },
    rogue: {
      warrior: [0, 0, 0, 0, 0, 1000, 0, 0, 0],
      mage: [0, 0, 0, 0, 0, 0, 0, 0, 1000],
      rogue: [0, 358, 5, 0, 0, 0, 0, 0, 637],
      huntress: [0, 0, 0, 0, 0, 0, 0, 0, 1000],
      duelist: [0, 171, 0, 0, 0, 0, 0, 405, 424],
      cleric: [0, 0, 260, 0, 129, 511, 0, 0, 99],
    },
    huntress: {
      warrior: [220, 780, 0, 0, 0, 0, 0, 0, 0],
      mage: [968, 32, 0, 0, 0, 0, 0, 0, 0],
      rogue: [0, 1000, 0, 0, 0, 0, 0, 0, 0],
      huntress: [0, 1000, 0, 0, 0, 0, 0, 0, 0],
      duelist: [0, 1000, 0, 0, 0, 0, 0, 0, 0],
      cleric: [406, 413, 181, 0, 0, 0, 0, 0, 0],
    },
    duelist: {
      warrior: [0, 0, 0, 0, 133, 867, 0, 0, 0],
      mage: [0, 0, 0, 0, 1000, 0, 0, 0, 0],
      rogue: [0, 0, 0, 0, 0, 523, 0, 312, 165],
      huntress: [0, 0, 0, 0, 1000, 0, 0, 0, 0],
      duelist: [0, 0, 0, 0, 1000, 0, 0, 0, 0],
      cleric: [0, 0, 0, 0, 1000, 0, 0, 0, 0],
    },
    cleric: {
      warrior: [0, 246, 0, 0, 0, 0, 666, 88, 0],
      mage: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
      rogue: [0, 115, 0, 0, 0, 0, 28, 588, 269],
      huntress: [0, 117, 0, 0, 0, 0, 0, 720, 163],
      duelist: [0, 0, 0, 0, 0, 0, 0, 0, 1000],
      cleric: [0, 0, 0, 0, 0, 0, 0, 1000, 0],
    },
  },
};
