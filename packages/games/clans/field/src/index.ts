export { POWERS, PARTS } from "../../src/cards/field-profile.ts";
export {
  fieldAbilityName,
  fieldAbilityText,
  FIELD_ABILITIES,
} from "../../src/cards/field-abilities.ts";
export { cardRow, FIELD_CARDS, inField, isBoss } from "../../src/cards/cards.ts";
export type { CardId } from "../../src/cards/cards.ts";
export { DECOYS, feigned } from "../../src/decks/decoys.ts";
export { fieldLimits } from "../../src/decks/field-limits.ts";
export { fieldDeck, FIELD_STARTERS } from "../../src/decks/field-starters.ts";
export { fieldHeroText, HEROES } from "../../src/heroes.ts";
export type { HeroId } from "../../src/heroes.ts";
export { settle } from "./board/auras.ts";
export { lookAround } from "./board/sight.ts";
export { maxHp, newUnit, partOf, powersOf, printedDamage, troopCount } from "./board/units.ts";
export { eyeOn, gripOn } from "./board/seen.ts";
export type { Eye, Grip } from "./board/seen.ts";
export {
  baseRow,
  columnOf,
  COLUMN_NAMES,
  isBaseOf,
  isMiddle,
  rowOf,
  tileAhead,
  tileAt,
  TILES,
} from "./board/tiles.ts";
export type { Tile } from "./board/tiles.ts";
export { isAlike, isTrap, plainCopy, trapDamage } from "./copy.ts";
export { copyState } from "./copy-state.ts";
export { ECONOMY } from "./economy.ts";
export type { Event, Events, Told } from "./events.ts";
export { forecast } from "./forecast.ts";
export type { Fate, Forecast, Range } from "./forecast.ts";
export { raidDamage, weakened } from "./fight/damage.ts";
export type { Part, Reckoning } from "./fight/damage.ts";
export { baseAhead } from "./fight/targets.ts";
export { startAp } from "./moves/place.ts";
export { clansField } from "./rules.ts";
export { PACES, SETTINGS } from "./settings.ts";
export type { Settings } from "./settings.ts";
export type * from "./shape.ts";
export { SHOW_MS } from "./show-ms.ts";
export { tileName } from "./tile-names.ts";
export { active } from "./turn.ts";
export { words } from "./words.ts";
