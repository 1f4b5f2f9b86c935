import {
  card,
  lanes,
  cleave,
  command,
  farAttack,
  firstStrike,
  fortify,
  fury,
  inspire,
  rally,
  ranged,
  shield,
} from "./language.ts";
import type { CardRow } from "./language.ts";

/** Napoleon’s army. */
export const FRANCE = {
  voltigeur: card(29, "Voltigeur", 1, {
    lanes: lanes([4, 5, 1, 2], "woods", "common"),
  }),
  fusilier: card(30, "Fusilier", 2, {
    lanes: lanes([5, 9, 3, 1], "woods", "common"),
  }),
  "line-infantry": card(31, "Line Infantry", 2, {
    lanes: lanes([6, 12, 3, 1], "woods", "common"),
  }),
  "field-cannon": card(32, "Field Cannon", 2, {
    lanes: lanes([6, 8, 2, 0], "woods", "common", [ranged]),
  }),
  sapper: card(33, "Sapper", 2, {
    lanes: lanes([4, 8, 3, 1], "woods", "common", [fortify(1)]),
  }),
  "drummer-boy": card(34, "Drummer Boy", 1, {
    lanes: lanes([0, 4, 3, 1], "woods", "common", [inspire(1)]),
  }),
  grenadier: card(35, "Grenadier", 3, {
    lanes: lanes([8, 14, 3, 1], "woods", "rare", [fury(1)]),
  }),
  hussar: card(36, "Hussar", 3, {
    lanes: lanes([6, 6, 2, 2], "lake", "rare", [firstStrike]),
  }),
  cuirassier: card(37, "Cuirassier", 3, {
    lanes: lanes([8, 10, 3, 1], "lake", "rare", [shield(1)]),
  }),
  "young-guard": card(38, "Young Guard", 3, {
    lanes: lanes([6, 10, 3, 1], "woods", "rare", [rally(1)]),
  }),
  "chasseur-a-cheval": card(39, "Chasseur à Cheval", 2, {
    lanes: lanes([5, 7, 2, 2], "lake", "rare", [firstStrike]),
  }),
  "horse-artillery": card(40, "Horse Artillery", 3, {
    lanes: lanes([7, 6, 2, 1], "woods", "rare", [ranged]),
  }),
  "old-guard": card(41, "Old Guard", 4, {
    lanes: lanes([9, 14, 4, 1], "woods", "epic", [fury(2), shield(1)]),
  }),
  "marshal-ney": card(42, "Marshal Ney", 4, {
    lanes: lanes([8, 11, 3, 1], "woods", "epic", [command(1), fury(1)]),
  }),
  "grand-battery": card(43, "Grand Battery", 4, {
    lanes: lanes([10, 10, 3, 0], "woods", "epic", [ranged, cleave]),
  }),
  "polish-lancer": card(44, "Polish Lancer", 4, {
    lanes: lanes([7, 8, 2, 2], "lake", "epic", [firstStrike, fury(1)]),
  }),
  "imperial-eagle": card(45, "Imperial Eagle", 3, {
    lanes: lanes([0, 6, 3, 1], "woods", "epic", [inspire(2), rally(1)]),
  }),
  "siege-cannon": card(46, "Siege Cannon", 4, {
    lanes: lanes([12, 8, 5, 0], "woods", "epic", [farAttack]),
  }),
  "napoleons-guard": card(47, "Napoleon’s Guard", 5, {
    lanes: lanes([12, 18, 5, 1], "woods", "legendary", [fury(2), shield(2), inspire(1)]),
  }),
} as const satisfies Record<string, CardRow>;
