import { field, turtle } from "./field-language.ts";
import {
  fury,
  thorns,
  regen,
  healAlly,
  inspire,
  fortify,
  rally,
  firstStrike,
  cleave,
  guard,
  concealBack,
  scout,
  regenerate,
  stackDebuff,
  paratrooper,
  lanes,
} from "./language.ts";
import { card } from "./row.ts";
import type { CardRow } from "./row.ts";

/** Those who belong to no army: the marsh, the two families, a scout, a guard, a balloonist, and the token that ants leave. */
export const WANDERERS = {
  "marsh-quick-strike": card(55, "Marsh Quick Strike", 1, {
    lanes: lanes([2, 7, 1, 2], "marsh", "common"),
  }),
  "marsh-warrior": card(56, "Marsh Warrior", 2, {
    lanes: lanes([4, 12, 3, 1], "marsh", "common"),
  }),
  "marsh-tank": card(57, "Marsh Tank", 3, {
    lanes: lanes([7, 17, 5, 0], "marsh", "common"),
  }),
  "marsh-elite-striker": card(58, "Marsh Elite Striker", 2, {
    lanes: lanes([3, 8, 1, 2], "marsh", "rare"),
  }),
  "marsh-veteran": card(59, "Marsh Veteran", 3, {
    lanes: lanes([6, 14, 3, 1], "marsh", "rare"),
  }),
  "marsh-bog-idol": card(60, "Marsh Bog Idol", 2, {
    lanes: lanes([0, 2, 3, 0], "marsh", "epic", [stackDebuff(1), thorns(2)]),
  }),
  "marsh-lurker": card(61, "Marsh Lurker", 4, {
    lanes: lanes([7, 15, 4, 1], "marsh", "epic", [thorns(2)]),
  }),
  "marsh-fog-stalker": card(62, "Marsh Fog Stalker", 3, {
    lanes: lanes([4, 7, 2, 1], "marsh", "epic", [concealBack, firstStrike]),
    field: field([4, 8, 1, 1, 1, 1], "marsh", "epic", [concealBack, firstStrike]),
  }),
  "mire-hydra": card(63, "Mire Hydra", 5, {
    lanes: lanes([10, 20, 5, 0], "marsh", "legendary", [cleave, regen(1)]),
    field: field([10, 20, 1, 1, 1, 1], "marsh", "legendary", [cleave, regenerate]),
  }),
  "capuchin-thief": card(64, "Capuchin Thief", 1, {
    family: "monkey",
    lanes: lanes([4, 5, 1, 2], null, "common"),
    field: field([3, 5, 2, 2, 1, 1], null, "common"),
  }),
  "howler-monkey": card(65, "Howler Monkey", 2, {
    family: "monkey",
    lanes: lanes([3, 8, 3, 1], null, "rare", [inspire(1)]),
    field: field([3, 8, 1, 1, 1, 1], null, "rare", [inspire(1)]),
  }),
  silverback: card(66, "Silverback", 4, {
    family: "monkey",
    lanes: lanes([10, 15, 4, 1], null, "epic", [fury(1)]),
    field: field([9, 15, 1, 1, 1, 1], null, "epic", [fury(1)]),
  }),
  "worker-ant": card(67, "Worker Ant", 1, {
    family: "ant",
    lanes: lanes([4, 8, 3, 1], null, "common", [healAlly(1)]),
    field: field([3, 7, 1, 1, 1, 1], null, "common", [healAlly(1)]),
  }),
  "soldier-ant": card(68, "Soldier Ant", 3, {
    family: "ant",
    lanes: lanes([7, 11, 3, 1], null, "rare", [rally(1)]),
    field: field([6, 10, 1, 1, 1, 1], null, "rare", [rally(1)]),
  }),
  "ant-queen": card(69, "Ant Queen", 4, {
    family: "ant",
    lanes: lanes([5, 16, 4, 0], null, "epic", [fortify(1)]),
    field: field([4, 15, 1, 1, 1, 1], null, "epic", [fortify(1)]),
  }),
  scout: card(70, "Scout", 1, {
    lanes: lanes([2, 4, 2, 2], null, "common", [scout]),
    field: field([0, 4, 2, 2, 1, 1], null, "common", [scout]),
  }),
  "shield-guard": card(71, "Shield Guard", 3, {
    lanes: lanes([3, 15, 5, 0], null, "common", [guard]),
    field: field([3, 15, 1, 1, 1, 1, "melee"], null, "common", [turtle, guard]),
  }),
  aerostier: card(72, "Aerostier", 3, {
    lanes: lanes([5, 6, 2, 1], null, "rare", [paratrooper]),
  }),
  ant: card(73, "Ant", 0, {
    token: true,
    lanes: lanes([1, 1, 3, 1], null, "common"),
    field: field([1, 1, 1, 1, 1, 1], null, "common"),
  }),
} as const satisfies Record<string, CardRow>;
