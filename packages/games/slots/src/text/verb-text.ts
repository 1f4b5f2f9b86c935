import { ONGOING } from "../cards/language.ts";
import type { Ability, Amount, Ask, Trigger, Verb, Where } from "../cards/language.ts";

/** What an ability does, as half a sentence that begins small and has no full stop. */
export function abilityText(ability: Ability, trigger: Trigger): string {
  const said = ability.does.map((verb) => verbText(verb, ability, trigger)).join(" and ");
  return ability.may ? `you may ${said}` : said;
}

function verbText(verb: Verb, ability: Ability, trigger: Trigger): string {
  const [first, second] = ability.asks;
  const at = (where: Where): string => whereText(where, where === "second" ? second : first);
  switch (verb.verb) {
    case "damage":
      return `${amountText(verb.amount, trigger)} damage to ${at(verb.at)}`;
    case "buff":
      return verb.at === "self"
        ? `it gets ${gain(verb.amount, trigger)}`
        : `${at(verb.at)} gets ${gain(verb.amount, trigger)}`;
    case "heal":
      return `heal ${at(verb.at)} by ${verb.amount}`;
    case "kill":
      return `kill ${at(verb.at)}`;
    case "bounce":
      return `return ${at(verb.at)} to its owner’s hand`;
    case "cleanse":
      return `cleanse ${at(verb.at)}`;
    case "mirror":
      return `its power becomes that of ${at(verb.at)}`;
    case "modify":
      return `${slotText(verb.at, first)} ${verb.at === "slotsAround" ? "get" : "gets"} ${gain(verb.amount, trigger)}`;
    case "mark":
      return `lay ${ONGOING[verb.effect].name} on ${slotText(verb.at, first)}`;
    case "move":
      return verb.from === "self"
        ? `move to ${at(verb.to)}, or swap`
        : `move ${at(verb.from)} to a slot beside it, or swap`;
    case "draw":
      return `draw ${verb.count}`;
    case "summon":
      return verb.token
        ? `deploy a Squire onto ${at(verb.at)}`
        : `deploy ${askText(first)} onto ${at(verb.at)}`;
  }
}

function amountText(amount: Amount, trigger: Trigger): string {
  if (amount !== "x") return String(amount);
  return trigger === "consume" ? "the consumed unit’s power as" : "as much";
}

function gain(amount: Amount, trigger: Trigger): string {
  if (amount !== "x") return amount < 0 ? `−${-amount}` : `+${amount}`;
  return trigger === "nearDamage" ? "as much" : "its power as a modifier";
}

function whereText(where: Where, ask: Ask | undefined): string {
  switch (where) {
    case "self":
      return "itself";
    case "front":
      return "the enemy in front";
    case "closeAllies":
      return "every close ally";
    case "consumer":
      return "the unit that consumed it";
    case "lanesAround":
      return "every unit in a lane and the lanes beside it";
    case "target":
    case "second":
    case "slotsAround":
      return askText(ask);
  }
}

function slotText(where: Where, ask: Ask | undefined): string {
  if (where === "self") return "its slot";
  return where === "slotsAround" ? `${askText(ask)} and the slots beside it` : askText(ask);
}

function askText(ask: Ask | undefined): string {
  if (!ask) return "it";
  const { of, whose, near, only } = ask;
  const close = near === "close" ? "close " : "";
  if (of === "grave")
    return only?.is === "printedUpTo"
      ? `a unit of printed power ${only.power} or less, not of its own kind, from your graveyard`
      : "a unit from your graveyard";
  if (of === "slot") {
    if (whose === "own") return near === "close" ? "a close slot of yours" : "one of your slots";
    return whose === "enemy" ? `an enemy ${close}slot` : `a ${close}slot`;
  }
  const wounded = only?.is === "wounded" ? "wounded " : "";
  const strong = only?.is === "powerFrom" ? ` of power ${only.power} or more` : "";
  if (whose === "own") return `one of your ${close}units${strong}`;
  if (whose === "any") return `a ${close}${wounded}unit${strong}`;
  return close || wounded ? `a ${close}${wounded}enemy${strong}` : `an enemy${strong}`;
}

/** What an ongoing effect does to a unit that is deployed there. */
export function ongoingText(does: readonly Verb[]): string {
  const said = does.map((verb) => {
    if (verb.verb === "buff" && verb.at === "self") return `it gets ${gain(verb.amount, "deploy")}`;
    if (verb.verb === "damage" && verb.at === "self") return `it takes ${verb.amount} damage`;
    return verbText(verb, { asks: [], may: false, does }, "deploy");
  });
  return `When a unit is deployed here: ${said.join(" and ")}.`;
}
