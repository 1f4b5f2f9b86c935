import { field, cavalry } from "./field-language.ts";
import { fury, shield, firstStrike, cleave, guard, ranged } from "./language.ts";
import { card } from "./row.ts";
import type { CardRow } from "./row.ts";

/** Who stands at the end of an act. */
export const BOSSES = {
  "general-beaulieu": card(119, "General Beaulieu", 0, {
    field: field([12, 32, 2, 2, 1, 1], "woods", "legendary", [guard, shield(3), fury(3)]),
  }),
  "murad-bey": card(120, "Murad Bey", 0, {
    field: field([13, 28, 2, 2, 1, 1], "desert", "legendary", [cavalry, firstStrike, fury(3)]),
  }),
  "coalition-forces": card(121, "Coalition Forces", 0, {
    field: field([10, 34, 2, 2, 1, 2], "lake", "legendary", [ranged, cleave, shield(2)]),
  }),
} as const satisfies Record<string, CardRow>;
