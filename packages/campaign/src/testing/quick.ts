import { between } from "../odds.ts";
import type { Rng } from "@holmgang/kernel";
import { NODE_IDS } from "../tables/tree.ts";
import type { NodeId } from "../tables/tree.ts";

/** Settings for runs of many small battles: bases that fall at a touch, and few turns. */
export const QUICK = {
  enemyHp: 3,
  bossHp: 2,
  bossHpAct: 1,
  battleTurns: 8,
  bossLossHp: 10,
} as const;

/** A set-up of any kind, raw: rich and poor, strong and weak, patient and not. */
export function anySetup(seed: string, rng: Rng): object {
  const settings = {
    ...QUICK,
    enemyHp: between(rng, 1, 3),
    battleTurns: between(rng, 2, 5),
    startHp: rng.below(4) === 0 ? between(rng, 1, 12) : 50,
    startGold: between(rng, 0, 600),
    acts: between(rng, 1, 3),
    relicSlots: rng.below(6),
    supply: rng.below(2) === 0 ? "simple" : "convoys",
    encounterLimit: rng.below(5) === 0 ? between(rng, 1, 12) : 60,
    bossAfter: between(rng, 2, 7),
    treasurePercent: 60,
  };
  return { seed, settings, tree: anyTree(rng), crowned: rng.below(2) === 0 };
}

/** Nodes with all that they need: the table has them in that order. */
function anyTree(rng: Rng): readonly NodeId[] {
  return NODE_IDS.slice(0, between(rng, 1, NODE_IDS.length));
}

/** A run that is only waited through: nobody is left in the end. */
export const idleSetup = (seed: string): object => ({
  seed,
  settings: { ...QUICK, waitFallIn: 1, brokeFallIn: 1, encounterLimit: 200 },
});
