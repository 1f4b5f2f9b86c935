import { field } from "./field-language.ts";
import { shield, inspire, guard, ranged, lanes } from "./language.ts";
import { card } from "./row.ts";
import type { CardRow } from "./row.ts";

/** The Austrian army. */
export const AUSTRIA = {
  "austrian-jager": card(48, "Austrian Jäger", 1, {
    lanes: lanes([4, 5, 1, 2], "woods", "common"),
    field: field([4, 5, 2, 2, 1, 1], null, "common"),
  }),
  "austrian-infantry": card(49, "Austrian Infantry", 2, {
    lanes: lanes([5, 9, 3, 1], "woods", "common"),
    field: field([5, 9, 1, 1, 1, 1], null, "common"),
  }),
  "austrian-grenadier": card(50, "Austrian Grenadier", 2, {
    lanes: lanes([6, 11, 3, 1], "woods", "rare", [shield(1)]),
    field: field([6, 11, 1, 1, 1, 1], "woods", "rare", [shield(1), guard]),
  }),
  "austrian-hussar": card(51, "Austrian Hussar", 2, {
    lanes: lanes([5, 6, 2, 2], "lake", "rare"),
    field: field([5, 6, 2, 2, 1, 1], "lake", "rare", [ranged]),
  }),
  "austrian-cuirassier": card(52, "Austrian Cuirassier", 3, {
    lanes: lanes([7, 10, 3, 1], "lake", "rare", [shield(1)]),
    field: field([7, 10, 1, 1, 1, 1], "lake", "rare", [shield(1)]),
  }),
  "austrian-cannon": card(53, "Austrian Cannon", 2, {
    lanes: lanes([5, 6, 3, 0], "woods", "common", [ranged]),
    field: field([5, 6, 1, 1, 1, 2], null, "rare", [ranged]),
  }),
  "austrian-officer": card(54, "Austrian Officer", 2, {
    lanes: lanes([3, 7, 3, 1], "woods", "rare", [inspire(1)]),
    field: field([3, 7, 1, 1, 1, 1], "woods", "rare", [inspire(1)]),
  }),
} as const satisfies Record<string, CardRow>;
