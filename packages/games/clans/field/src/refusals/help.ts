import type { Refusal } from "@holmgang/kernel";
import type { FieldEffect } from "../../../src/cards/field-language.ts";
import { has, partOf, printedDamage } from "../board/units.ts";
import { chargedTags, wounds } from "../moves/help.ts";
import type { Helping, Move, State, Unit } from "../shape.ts";
import { ownUnit } from "../who.ts";
import { no } from "./no.ts";

type Help = Extract<Move, { readonly kind: Helping }>;

export function whyNotHelp(
  state: State,
  unit: Unit,
  { kind, target: id }: Pick<Help, "kind" | "target">,
): Refusal | null {
  const unable = whyNotUse(unit, kind);
  if (unable) return unable;
  const target = ownUnit(state, unit.seat, id);
  if (!target || target === unit || target.tile !== unit.tile)
    return no("no-friend", "That is for a friend on its own tile.");
  return isUseful(kind, target) ? null : no("useless", USELESS[kind]);
}

/** Why a unit cannot do what only some can. */
export function whyNotUse(unit: Unit, verb: FieldEffect["verb"]): Refusal | null {
  if (!has(unit, verb)) return no("cannot", "It does not know how.");
  const { strike } = partOf(unit);
  return unit.ap < strike ? no("no-ap", `That takes ${strike} AP.`) : null;
}

function isUseful(kind: Helping, target: Unit): boolean {
  switch (kind) {
    case "heal":
      return wounds(target) > 0;
    case "enhance":
      return printedDamage(target) > 0;
    case "reset":
      return chargedTags(target).length > 0;
    case "boost":
      return target.ap < partOf(target).ap;
  }
}

const USELESS: Readonly<Record<Helping, string>> = {
  heal: "That friend is not wounded.",
  enhance: "Twice nothing is nothing.",
  reset: "That friend has nothing that can be used up.",
  boost: "That friend has all the AP it holds.",
};
