import { field } from "./field-language.ts";
import { fury, firstStrike, guard, ranged } from "./language.ts";
import { card } from "./row.ts";
import type { CardRow } from "./row.ts";

/** Mamluks and Ottomans. */
export const EAST = {
  "mamluk-scout": card(110, "Mamluk Scout", 1, {
    field: field([4, 6, 2, 2, 1, 1], null, "common"),
  }),
  "bedouin-raider": card(111, "Bedouin Raider", 2, {
    field: field([5, 5, 2, 2, 1, 1], null, "common", [firstStrike]),
  }),
  janissary: card(112, "Janissary", 2, {
    field: field([6, 10, 1, 1, 1, 1], "desert", "rare", [guard]),
  }),
  "mamluk-bey": card(113, "Mamluk Bey", 3, {
    field: field([7, 12, 2, 2, 1, 1], "desert", "rare", [fury(1)]),
  }),
  "camel-gun": card(114, "Camel Gun", 2, {
    field: field([4, 7, 2, 1, 1, 2], null, "rare", [ranged]),
  }),
} as const satisfies Record<string, CardRow>;
