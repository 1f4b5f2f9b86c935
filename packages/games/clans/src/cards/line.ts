import { field, archer, cannon, cavalry, pikeman } from "./field-language.ts";
import { ranged } from "./language.ts";
import { card } from "./row.ts";
import type { CardRow } from "./row.ts";

/** One card of each class, and cannons: for everybody. */
export const LINE = {
  cavalry: card(104, "Cavalry", 1, {
    field: field([4, 5, 2, 2, 1, 1, "melee"], null, "common", [cavalry]),
  }),
  pikeman: card(105, "Pikeman", 2, {
    field: field([5, 10, 1, 1, 1, 1, "melee"], null, "common", [pikeman]),
  }),
  archer: card(106, "Archer", 2, {
    field: field([4, 6, 1, 1, 1, 1, "ranged"], null, "rare", [archer, ranged]),
  }),
  "desert-cannon": card(107, "Desert Cannon", 4, {
    field: field([8, 6, 1, 1, 1, 2, "artillery"], "desert", "rare", [ranged, cannon]),
  }),
  "lake-cannon": card(108, "Lake Cannon", 4, {
    field: field([7, 8, 1, 1, 1, 2, "artillery"], "lake", "rare", [ranged, cannon]),
  }),
  "woods-cannon": card(109, "Woods Cannon", 4, {
    field: field([7, 7, 1, 1, 1, 2, "artillery"], "woods", "rare", [ranged, cannon]),
  }),
} as const satisfies Record<string, CardRow>;
