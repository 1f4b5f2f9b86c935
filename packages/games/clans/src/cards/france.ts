import { field, longRange } from "./field-language.ts";
import {
  fury,
  shield,
  inspire,
  fortify,
  rally,
  command,
  firstStrike,
  cleave,
  guard,
  ranged,
  farAttack,
  lanes,
} from "./language.ts";
import { card } from "./row.ts";
import type { CardRow } from "./row.ts";

/** Napoleon’s army. */
export const FRANCE = {
  voltigeur: card(29, "Voltigeur", 1, {
    lanes: lanes([4, 5, 1, 2], "woods", "common"),
    field: field([4, 5, 2, 2, 1, 1, "melee"], null, "common"),
  }),
  fusilier: card(30, "Fusilier", 2, {
    lanes: lanes([5, 9, 3, 1], "woods", "common"),
    field: field([5, 9, 1, 1, 1, 1, "melee"], null, "common"),
  }),
  "line-infantry": card(31, "Line Infantry", 2, {
    lanes: lanes([6, 12, 3, 1], "woods", "common"),
    field: field([6, 12, 1, 1, 1, 1, "melee"], null, "common"),
  }),
  "field-cannon": card(32, "Field Cannon", 2, {
    lanes: lanes([6, 8, 2, 0], "woods", "common", [ranged]),
    field: field([6, 8, 1, 1, 1, 2, "artillery"], null, "rare", [ranged]),
  }),
  sapper: card(33, "Sapper", 2, {
    lanes: lanes([4, 8, 3, 1], "woods", "common", [fortify(1)]),
    field: field([4, 8, 1, 1, 1, 1, "melee"], null, "common", [fortify(1)]),
  }),
  "drummer-boy": card(34, "Drummer Boy", 1, {
    lanes: lanes([0, 4, 3, 1], "woods", "common", [inspire(1)]),
    field: field([0, 4, 1, 1, 1, 1], null, "common", [inspire(1)]),
  }),
  grenadier: card(35, "Grenadier", 3, {
    lanes: lanes([8, 14, 3, 1], "woods", "rare", [fury(1)]),
    field: field([8, 14, 1, 1, 1, 1], "woods", "rare", [fury(1)]),
  }),
  hussar: card(36, "Hussar", 3, {
    lanes: lanes([6, 6, 2, 2], "lake", "rare", [firstStrike]),
    field: field([6, 6, 2, 2, 1, 1], "lake", "rare", [ranged]),
  }),
  cuirassier: card(37, "Cuirassier", 3, {
    lanes: lanes([8, 10, 3, 1], "lake", "rare", [shield(1)]),
    field: field([8, 10, 1, 1, 1, 1], "lake", "rare", [shield(1)]),
  }),
  "young-guard": card(38, "Young Guard", 3, {
    lanes: lanes([6, 10, 3, 1], "woods", "rare", [rally(1)]),
    field: field([6, 10, 1, 1, 1, 1], "woods", "rare", [rally(1)]),
  }),
  "chasseur-a-cheval": card(39, "Chasseur à Cheval", 2, {
    lanes: lanes([5, 7, 2, 2], "lake", "rare", [firstStrike]),
    field: field([5, 7, 2, 2, 1, 1], "lake", "rare", [ranged]),
  }),
  "horse-artillery": card(40, "Horse Artillery", 3, {
    lanes: lanes([7, 6, 2, 1], "woods", "rare", [ranged]),
    field: field([7, 6, 2, 1, 1, 2], "woods", "rare", [ranged]),
  }),
  "old-guard": card(41, "Old Guard", 4, {
    lanes: lanes([9, 14, 4, 1], "woods", "epic", [fury(2), shield(1)]),
    field: field([9, 14, 1, 1, 1, 1], "woods", "epic", [fury(2), shield(1), guard]),
  }),
  "marshal-ney": card(42, "Marshal Ney", 4, {
    lanes: lanes([8, 11, 3, 1], "woods", "epic", [command(1), fury(1)]),
    field: field([8, 11, 2, 1, 1, 1], "woods", "epic", [command(1), fury(1)]),
  }),
  "grand-battery": card(43, "Grand Battery", 4, {
    lanes: lanes([10, 10, 3, 0], "woods", "epic", [ranged, cleave]),
    field: field([10, 10, 1, 1, 1, 2], "woods", "epic", [ranged, cleave]),
  }),
  "polish-lancer": card(44, "Polish Lancer", 4, {
    lanes: lanes([7, 8, 2, 2], "lake", "epic", [firstStrike, fury(1)]),
    field: field([7, 8, 2, 2, 1, 1], "lake", "epic", [ranged, fury(1)]),
  }),
  "imperial-eagle": card(45, "Imperial Eagle", 3, {
    lanes: lanes([0, 6, 3, 1], "woods", "epic", [inspire(2), rally(1)]),
    field: field([0, 6, 1, 1, 1, 1], "woods", "epic", [inspire(2), rally(1)]),
  }),
  "siege-cannon": card(46, "Siege Cannon", 4, {
    lanes: lanes([12, 8, 5, 0], "woods", "epic", [farAttack]),
    field: field([12, 8, 2, 1, 2, 2], "woods", "epic", [ranged, longRange]),
  }),
  "napoleons-guard": card(47, "Napoleon’s Guard", 5, {
    lanes: lanes([12, 18, 5, 1], "woods", "legendary", [fury(2), shield(2), inspire(1)]),
    field: field([12, 18, 2, 1, 1, 1], "woods", "legendary", [
      fury(2),
      shield(2),
      inspire(1),
      guard,
    ]),
  }),
} as const satisfies Record<string, CardRow>;
