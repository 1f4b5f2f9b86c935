import type { MoveKind } from "../shape.ts";
import { fight, retreat } from "./fight.ts";
import { abandon, goOn, march, upgrade } from "./go-on.ts";
import { activate, deactivate, equip, unequip, use } from "./kit.ts";
import { recruit, release, reserve } from "./roster.ts";
import { buy, leave, repair } from "./shopping.ts";
import { goBack, wait } from "./stay.ts";
import { build, element, hurry } from "./town.ts";
import { travel } from "./travel.ts";
import type { Verb } from "./verb.ts";

/** All that can be done, in the order in which it is listed. */
export const VERBS: { readonly [K in MoveKind]: Verb<K> } = {
  travel,
  fight,
  retreat,
  buy,
  repair,
  leave,
  continue: goOn,
  upgrade,
  march,
  use,
  equip,
  unequip,
  activate,
  deactivate,
  reserve,
  recruit,
  release,
  build,
  element,
  hurry,
  wait,
  return: goBack,
  abandon,
};
