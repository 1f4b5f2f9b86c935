export { apply, legal } from "./apply.ts";
export { battleOf, momentBonus } from "./battle.ts";
export type { BattleMatch } from "./battle.ts";
export { dispatchText } from "./dispatch.ts";
export type { Event } from "./events.ts";
export { learnRefusal } from "./learn.ts";
export { legacyPoints } from "./legacy.ts";
export { parseMove, parseSetup, startRelics } from "./parse.ts";
export {
  appendMove,
  openRun,
  runRecordOf,
  RUN_FORMAT,
  RUN_GAME,
  RUN_RULES,
  verifyRun,
  verifySteps,
} from "./record.ts";
export type { RunJournal, RunPage, RunRecord } from "./record.ts";
export { isRunText, readRun, writeRun } from "./record-text.ts";
export type * from "./shape.ts";
export { startRun } from "./start.ts";
export { LEVELS } from "./tables/levels.ts";
export { tellRun } from "./tell.ts";
export { view } from "./view.ts";
export type { View } from "./view.ts";
export { eventLine } from "./words.ts";
export { metresBetween, nearestPlace, spotOf } from "./distance.ts";
export { bandOf } from "./supply.ts";
export { ACTS } from "./tables/acts.ts";
export { BANDS, BUILDINGS } from "./tables/buildings.ts";
export type { BuildingId } from "./tables/buildings.ts";
export type { EncounterKind } from "./tables/encounters.ts";
export { DIFFICULTIES } from "./tables/enemies.ts";
export type { Difficulty } from "./tables/enemies.ts";
export { ITEM_IDS, ITEMS } from "./tables/items.ts";
export type { ItemId } from "./tables/items.ts";
export { PLACES, placesOf } from "./tables/places.ts";
export type { PlaceId } from "./tables/places.ts";
export { relicRow } from "./tables/relics.ts";
export type { RelicId } from "./tables/relics.ts";
export { nodeRow, NODE_IDS, ROOT } from "./tables/tree.ts";
export type { NodeId } from "./tables/tree.ts";
