import { field, cavalry, flanking, pikeman, tileShield, turtle } from "./field-language.ts";
import {
  fury,
  shield,
  thorns,
  regen,
  healAlly,
  cleave,
  guard,
  ranged,
  concealBack,
  scout,
  regenerate,
  stackBuff,
  stackDebuff,
  stealthPass,
  lanes,
} from "./language.ts";
import { card } from "./row.ts";
import type { CardRow } from "./row.ts";

/** Cards of three terrains, for everybody. Numbers belong to deck codes: a new card takes the next free one, wherever it stands. */
export const GENERAL = {
  "desert-quick-strike": card(1, "Desert Quick Strike", 1, {
    lanes: lanes([4, 4, 1, 2], "desert", "common"),
  }),
  "lake-quick-strike": card(2, "Lake Quick Strike", 1, {
    lanes: lanes([3, 6, 1, 2], "lake", "common"),
  }),
  "woods-quick-strike": card(3, "Woods Quick Strike", 1, {
    lanes: lanes([3, 5, 1, 2], "woods", "common"),
  }),
  "desert-warrior": card(4, "Desert Warrior", 2, {
    lanes: lanes([6, 9, 3, 1], "desert", "common"),
  }),
  "lake-warrior": card(5, "Lake Warrior", 2, {
    lanes: lanes([5, 11, 3, 1], "lake", "common"),
  }),
  "woods-warrior": card(6, "Woods Warrior", 2, {
    lanes: lanes([5, 10, 3, 1], "woods", "common"),
  }),
  "desert-tank": card(7, "Desert Tank", 3, {
    lanes: lanes([9, 14, 5, 0], "desert", "common"),
  }),
  "lake-tank": card(8, "Lake Tank", 3, {
    lanes: lanes([8, 16, 5, 0], "lake", "common"),
  }),
  "woods-tank": card(9, "Woods Tank", 3, {
    lanes: lanes([8, 15, 5, 0], "woods", "common"),
  }),
  "desert-elite-striker": card(10, "Desert Elite Striker", 2, {
    lanes: lanes([5, 5, 1, 2], "desert", "rare"),
    field: field([5, 5, 2, 2, 1, 1], "desert", "rare", [cavalry]),
  }),
  "lake-elite-striker": card(11, "Lake Elite Striker", 2, {
    lanes: lanes([4, 7, 1, 2], "lake", "rare"),
    field: field([4, 7, 2, 2, 1, 1], "lake", "rare", [cavalry]),
  }),
  "woods-elite-striker": card(12, "Woods Elite Striker", 2, {
    lanes: lanes([4, 6, 1, 2], "woods", "rare"),
    field: field([4, 6, 2, 2, 1, 1], "woods", "rare", [cavalry]),
  }),
  "desert-veteran": card(13, "Desert Veteran", 3, {
    lanes: lanes([8, 11, 3, 1], "desert", "rare"),
    field: field([8, 11, 1, 1, 1, 1], "desert", "rare", [pikeman]),
  }),
  "lake-veteran": card(14, "Lake Veteran", 3, {
    lanes: lanes([7, 13, 3, 1], "lake", "rare"),
    field: field([7, 13, 1, 1, 1, 1], "lake", "rare", [pikeman]),
  }),
  "woods-veteran": card(15, "Woods Veteran", 3, {
    lanes: lanes([7, 12, 3, 1], "woods", "rare"),
    field: field([7, 12, 1, 1, 1, 1], "woods", "rare", [pikeman]),
  }),
  "lake-shield-totem": card(16, "Lake Shield Totem", 2, {
    lanes: lanes([0, 1, 3, 0], "lake", "epic", [shield(2), stackDebuff(2)]),
    field: field([0, 1, 1, 1, 1, 1], "lake", "epic", [tileShield(6)]),
  }),
  "desert-war-banner": card(17, "Desert War Banner", 2, {
    lanes: lanes([0, 1, 3, 0], "desert", "epic", [fury(2), stackBuff(2)]),
    field: field([0, 1, 1, 1, 1, 1], "desert", "epic", [fury(2)]),
  }),
  "woods-healing-tree": card(18, "Woods Healing Tree", 2, {
    lanes: lanes([0, 3, 4, 0], "woods", "epic", [healAlly(2), regen(1)]),
    field: field([0, 3, 1, 1, 1, 1], "woods", "epic", [healAlly(2), regen(1)]),
  }),
  "desert-berserker": card(19, "Desert Berserker", 4, {
    lanes: lanes([12, 10, 4, 1], "desert", "epic", [fury(1)]),
    field: field([12, 10, 1, 1, 1, 1], "desert", "epic", [fury(1), pikeman]),
  }),
  "lake-guardian": card(20, "Lake Guardian", 4, {
    lanes: lanes([6, 20, 5, 0], "lake", "epic", [shield(1)]),
    field: field([6, 20, 1, 1, 1, 1], "lake", "epic", [shield(1), guard, turtle]),
  }),
  "woods-sentinel": card(21, "Woods Sentinel", 4, {
    lanes: lanes([8, 14, 4, 1], "woods", "epic", [regen(1)]),
    field: field([8, 14, 1, 1, 1, 1], "woods", "epic", [regen(1), pikeman]),
  }),
  "desert-shadow-scout": card(22, "Desert Shadow Scout", 3, {
    lanes: lanes([5, 6, 2, 2], "desert", "epic", [concealBack]),
    field: field([5, 6, 2, 2, 1, 1], "desert", "epic", [scout, flanking]),
  }),
  "lake-mist-weaver": card(23, "Lake Mist Weaver", 3, {
    lanes: lanes([4, 8, 2, 1], "lake", "epic", [concealBack, shield(1)]),
    field: field([4, 8, 1, 1, 1, 1], "lake", "epic", [shield(1), regen(1)]),
  }),
  "woods-shroud-walker": card(24, "Woods Shroud Walker", 3, {
    lanes: lanes([4, 7, 2, 1], "woods", "epic", [concealBack, regen(1)]),
    field: field([4, 7, 1, 1, 1, 1], "woods", "epic", [regen(1)]),
  }),
  "sunfire-warlord": card(25, "Sunfire Warlord", 5, {
    lanes: lanes([15, 18, 5, 1], "desert", "legendary", [fury(2), cleave]),
    field: field([15, 18, 2, 1, 2, 1], "desert", "legendary", [fury(2), cleave]),
  }),
  "tidal-leviathan": card(26, "Tidal Leviathan", 5, {
    lanes: lanes([10, 28, 5, 0], "lake", "legendary", [shield(3), regenerate]),
    field: field([10, 28, 1, 1, 1, 1], "lake", "legendary", [shield(3), regen(2), guard]),
  }),
  "ancient-treant": card(27, "Ancient Treant", 5, {
    lanes: lanes([12, 22, 5, 0], "woods", "legendary", [regen(2), thorns(3)]),
    field: field([12, 22, 1, 1, 1, 1], "woods", "legendary", [regen(2), thorns(3), guard]),
  }),
  "shadow-assassin": card(28, "Shadow Assassin", 5, {
    lanes: lanes([11, 7, 2, 2], null, "legendary", [stealthPass]),
    field: field([11, 7, 3, 2, 1, 1], null, "legendary", [ranged]),
  }),
} as const satisfies Record<string, CardRow>;
