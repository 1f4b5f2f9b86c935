import { BUFFS, DEBUFFS } from "../buffs/buffs.ts";
import type { SkillRow, Verb, Whom } from "./language.ts";
import { skillRow } from "./skills.ts";
import type { SkillId } from "./skills.ts";

/** What a skill does, made from its row: where it is aimed, then verb by verb. */
export function skillText(id: SkillId): string {
  const row = skillRow(id);
  const said = `${aimText(row)}${row.does.map((verb) => verbText(verb, row)).join("; ")}.`;
  return said[0]!.toUpperCase() + said.slice(1);
}

function aimText({ aim, range }: SkillRow): string {
  switch (aim) {
    case "enemy":
      return `enemy within ${range}: `;
    case "ally":
      return `itself or an ally within ${range}: `;
    case "free":
    case "beacon":
      return `free tile within ${range}: `;
    case "line":
      return `a line of ${range}: `;
    case "self":
      return "";
  }
}

const ANY_DEBUFF = DEBUFFS.map((id) => BUFFS[id].name)
  .join(", ")
  .replace(/, ([^,]*)$/, " or $1");

function verbText(verb: Verb, { aim }: SkillRow): string {
  switch (verb.verb) {
    case "damage":
      return `${verb.amount} damage${toText(verb.to)}`;
    case "shove":
      return `${verb.amount} damage to each enemy beside it, pushed a tile away; ${verb.amount + verb.blocked} where there is no room`;
    case "go":
      return verb.how === "leap" ? "leap there" : "vanish there";
    case "heal":
      return `heal ${verb.amount}${toText(verb.to)}`;
    case "give":
      return `${BUFFS[verb.buff].name}${verb.to === "self" && aim !== "self" ? " for itself" : toText(verb.to)}`;
    case "afflict":
      return `one time in ${verb.oneIn} ${ANY_DEBUFF}${verb.to === "enemies" ? " on each of them" : " on whoever took it"}`;
    case "inflict":
      return `${ANY_DEBUFF} on whoever took it, as you choose`;
    case "shield":
      return `a shield that takes ${verb.amount}`;
    case "cure":
      return verb.buff === "one"
        ? "remove one debuff by chance"
        : `remove ${BUFFS[verb.buff].name}`;
    case "charge":
      return `its next ${verb.attacks} attacks strike 2 harder`;
    case "clone":
      return `a shadow with 1 HP and 1 attack appears there and fades after its rounds`;
    case "beacon":
      return "set a beacon, which needs no rest; used again it takes you to the beacon, if that tile is free";
  }
}

function toText(whom: Whom): string {
  switch (whom) {
    case "self":
    case "target":
      return "";
    case "struck":
      return " to whoever took it";
    case "adjacent":
      return " to each enemy beside it";
    case "line":
      return " to every enemy on it";
    case "enemies":
      return " to every enemy";
    case "own":
      return " for all of your units";
    case "left":
      return " for enemies beside the tile it left";
  }
}
