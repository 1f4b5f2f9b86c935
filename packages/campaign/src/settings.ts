import { integer, readSettings } from "@holmgang/kernel";
import type { Result, Setting, SettingsOf } from "@holmgang/kernel";

/** Every number of the rules that a run may change. */
export const SETTINGS = [
  integer("acts", [1, 3], 3, "How many acts a run has."),
  integer("startGold", [0, 9999], 50, "Gold at the start."),
  integer("startHp", [1, 500], 50, "HP at the start, and at most."),
  integer("relicSlots", [0, 99], 4, "How many relics may be active; 0 is no limit."),
  integer("equipSlots", [0, 9], 2, "How many consumables may be at hand on a report."),
  {
    key: "supply",
    kind: "choice",
    options: ["simple", "convoys"],
    default: "simple",
    about: "Whether supply takes one time, or is made and then travels.",
  },
  integer("encounterLimit", [1, 999], 60, "Encounters after which an act is lost."),
  integer("bossAfter", [0, 99], 7, "Finished encounters after which the boss can be met."),
  integer("enemyHp", [1, 500], 25, "HP of an enemy base."),
  integer("bossHp", [1, 500], 25, "HP of a boss’s base, before what its act adds."),
  integer("bossHpAct", [0, 200], 25, "HP that each act adds to it."),
  integer("bossLossHp", [0, 999], 50, "HP that a lost boss battle costs on top."),
  integer("battleTurns", [1, 200], 80, "The last half-turn of a battle."),
  integer("retreatCost", [1, 9999], 20, "Gold for leaving a battle."),
  integer("retreatRecovery", [0, 9], 1, "Encounters of recovery after a retreat."),
  integer("lossRecovery", [0, 9], 2, "Encounters of recovery after a lost battle."),
  integer("hurryCost", [0, 9999], 100, "Gold for hurrying supply."),
  integer("releaseCost", [0, 9999], 15, "Gold for a locked card of the Reserves."),
  integer("deckMin", [0, 60], 20, "Cards below which a deck may not be brought by choice."),
  integer("restPercent", [0, 100], 30, "How much of all HP a rest heals."),
  integer("discountPercent", [0, 100], 15, "How much less merchants who know you ask."),
  integer("depotGold", [0, 999], 15, "Gold that a Supply Depot pays for an encounter."),
  integer("elitePercent", [0, 100], 30, "How often a battle is an elite."),
  integer("eliteFrom", [0, 99], 3, "Finished encounters from which battles may be elites."),
  integer("cityPercent", [0, 100], 18, "How often a battle is for a city."),
  integer("treasurePercent", [0, 100], 15, "How often a treasure may be among the rest."),
  integer("buildingOfferIn", [1, 99], 6, "One offer in so many that might be a building is one."),
  integer("defenseDamage", [0, 9], 1, "Damage that your cards gain in a Defense."),
  integer("defenseHp", [0, 9], 1, "HP that your cards gain in a Defense."),
  integer("resolveDamage", [0, 20], 5, "Damage that your cards gain before the first boss."),
  integer("resolveHp", [0, 20], 6, "HP that your cards gain before the first boss."),
  integer("resolveFade", [0, 20], 1, "How much less of both it is before each later boss."),
  integer("relicReach", [0, 999_999], 25_000, "Metres within which the Map Relic is found."),
  integer("waitFallIn", [1, 99], 3, "While you wait, a card falls one time in so many."),
  integer("brokeFallIn", [1, 99], 2, "The same without any gold."),
  integer("upgradeFirst", [0, 9999], 25, "Gold for upgrading a card after the first act."),
  integer("upgradeSecond", [0, 9999], 50, "Gold for upgrading it again after the second."),
  integer("upgradeDamage", [0, 9], 1, "Damage that an upgrade adds."),
  integer("upgradeHp", [0, 9], 2, "HP that an upgrade adds."),
  integer("prizeGold", [0, 999], 100, "Gold of a boss that has no relic to give."),
] as const satisfies readonly Setting[];

export type Settings = SettingsOf<typeof SETTINGS>;

export const parseSettings = (input: unknown): Result<Settings> => readSettings(SETTINGS, input);
