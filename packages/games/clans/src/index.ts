export { ABILITIES, abilityName, abilityText } from "./cards/abilities.ts";
export {
  ANT,
  CARD_IDS,
  CARDS,
  cardRow,
  DECK_CARDS,
  inLanes,
  isCard,
  LANES_CARDS,
  VARIATIONS,
} from "./cards/cards.ts";
export type { CardId } from "./cards/cards.ts";
export { FAMILIES, RARITIES, TAGS, TERRAINS } from "./cards/language.ts";
export type { Ability, Family, LanesPart, Rarity, Tag, Terrain } from "./cards/language.ts";
export type { CardRow } from "./cards/row.ts";
export { PROFILES } from "./cards/profile.ts";
export type { Profile } from "./cards/profile.ts";
export { BOOK, COPIES, lanesLimits } from "./decks/book.ts";
export { isIn, isLedIn, modesOf } from "./decks/modes.ts";
export { fillerOf, STARTERS } from "./decks/starters.ts";
export type { Starter } from "./decks/starters.ts";
export { ECONOMY, GROUND_PRICE, PRICES } from "./economy/economy.ts";
export { HERO_IDS, heroRow, HEROES, heroText, isHero, LANES_HEROES } from "./heroes.ts";
export type { HeroId, HeroPower, HeroRow } from "./heroes.ts";
export { heroOf, isLeader, leaderRow, LEADERS } from "./leaders.ts";
export type { Leader, LeaderId } from "./leaders.ts";
export { copy } from "./lanes/copy.ts";
export { forecast } from "./lanes/forecast.ts";
export type { Forecast, LaneForecast } from "./lanes/forecast.ts";
export { freeGrounds } from "./lanes/legal.ts";
export type { Free } from "./lanes/legal.ts";
export { handAfter, planned } from "./lanes/plan.ts";
export {
  baseOf,
  depth,
  GROUNDS,
  LANE_NAMES,
  LANES,
  MIDDLE,
  OUTWARD,
  PLACES,
  ROWS,
  rowOf,
  STACK,
} from "./lanes/places.ts";
export { passes } from "./lanes/board.ts";
export { clans } from "./lanes/rules.ts";
export { PACES, SETTINGS } from "./lanes/settings.ts";
export type { Settings } from "./lanes/settings.ts";
export type * from "./lanes/shape.ts";
export { SHOW_MS } from "./lanes/show-ms.ts";
export { somePlan } from "./lanes/some-plan.ts";
export { tryRound } from "./lanes/try-round.ts";
export { words } from "./lanes/words.ts";
