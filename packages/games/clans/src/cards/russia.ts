import { field } from "./field-language.ts";
import { fury, shield, firstStrike, cleave, ranged } from "./language.ts";
import { card } from "./row.ts";
import type { CardRow } from "./row.ts";

/** The Russian army. */
export const RUSSIA = {
  "russian-infantry": card(115, "Russian Infantry", 2, {
    field: field([5, 12, 1, 1, 1, 1], null, "common"),
  }),
  cossack: card(116, "Cossack", 2, {
    field: field([6, 7, 2, 2, 1, 1], null, "common", [firstStrike]),
  }),
  "pavlovsky-guard": card(117, "Pavlovsky Guard", 3, {
    field: field([7, 14, 1, 1, 1, 1], "lake", "rare", [shield(1), fury(1)]),
  }),
  "licorne-cannon": card(118, "Licorne Cannon", 3, {
    field: field([6, 8, 1, 1, 1, 2], "lake", "rare", [ranged, cleave]),
  }),
} as const satisfies Record<string, CardRow>;
