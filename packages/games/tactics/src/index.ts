export {
  attackOf,
  fullHp,
  has,
  heroOf,
  isStanding,
  strikeOf,
  thingAt,
  unitAt,
  unitOf,
} from "./board.ts";
export { BUFF_IDS, BUFFS, DEBUFFS, TILE_BUFFS } from "./buffs/buffs.ts";
export type { BuffId, Debuff } from "./buffs/buffs.ts";
export { buffText } from "./buffs/buff-text.ts";
export { copyState } from "./copy.ts";
export { forecast } from "./forecast.ts";
export type { Forecast } from "./forecast.ts";
export { openerOf } from "./opener.ts";
export { tactics } from "./rules.ts";
export { REMAINS } from "./parts.ts";
export type * from "./shape.ts";
export { SHOW_MS } from "./show-ms.ts";
export { skillText } from "./skills/skill-text.ts";
export { SKILL_IDS, skillRow, SKILLS, skillsOf } from "./skills/skills.ts";
export type { SkillId } from "./skills/skills.ts";
export { dangerAt, inRange, threats } from "./threats.ts";
export type { Threat } from "./threats.ts";
export { distance, NEIGHBOURS, SIZE, tileName, tileNamed, TILES } from "./tiles.ts";
export type { Tile } from "./tiles.ts";
export {
  ACTING_ORDER,
  CLASS_IDS,
  CLASSES,
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
