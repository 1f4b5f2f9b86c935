export {
  attackOf,
  fullHp,
  has,
  heroOf,
  isFree,
  isObstacle,
  isStanding,
  strikeOf,
  thingAt,
  unitAt,
  unitOf,
} from "./board.ts";
export type { Board } from "./board.ts";
export { BUFF_IDS, BUFFS, DEBUFFS, TILE_BUFFS } from "./buffs/buffs.ts";
export type { BuffId, Debuff, TileBuff } from "./buffs/buffs.ts";
export { buffText } from "./buffs/buff-text.ts";
export { copyState } from "./copy.ts";
export { forecast } from "./forecast.ts";
export type { Forecast } from "./forecast.ts";
export { actions } from "./legal.ts";
export { tactics } from "./rules.ts";
export { PACES, SETTINGS } from "./settings.ts";
export type { Settings } from "./settings.ts";
export { REMAINS } from "./parts.ts";
export type * from "./shape.ts";
export { SHOW_MS } from "./show-ms.ts";
export type { SkillRow } from "./skills/language.ts";
export { skillText } from "./skills/skill-text.ts";
export { SKILL_IDS, skillRow, SKILLS, skillsOf } from "./skills/skills.ts";
export type { SkillId } from "./skills/skills.ts";
export { dangerAt, threats } from "./threats.ts";
export type { Threat } from "./threats.ts";
export { distance, lineTo, NEIGHBOURS, SIZE, tileName, tileNamed, TILES } from "./tiles.ts";
export type { Tile } from "./tiles.ts";
export {
  ACTING_ORDER,
  CLASS_IDS,
  CLASSES,
  cloneIds,
  heroId,
  heroStart,
  isHero,
  minionId,
  minionStart,
  MINIONS,
  seatOf,
  UNIT_IDS,
  unitRow,
  UNITS,
} from "./units.ts";
export type { Figure, HeroClass, Minion, UnitId, UnitKind, Who } from "./units.ts";
export { figureName, figureOf, nameAt } from "./who.ts";
export { words } from "./words.ts";
