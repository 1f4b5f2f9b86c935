import { GENERAL } from "./general.ts";
import { LINE } from "./line.ts";
import { WANDERERS } from "./wanderers.ts";
import { namesake } from "./row.ts";
import type { CardRow } from "./row.ts";

/** Saladin’s army: cards of the line and the desert under names of their own. */
export const SALADIN = {
  "mamluk-cavalry": namesake(122, "Mamluk Cavalry", LINE.cavalry),
  "desert-raider": namesake(123, "Desert Raider", LINE.cavalry),
  "saracen-infantry": namesake(124, "Saracen Infantry", LINE.pikeman),
  "light-infantry": namesake(125, "Light Infantry", LINE.pikeman),
  "desert-guard": namesake(126, "Desert Guard", WANDERERS["shield-guard"]),
  "bedouin-archer": namesake(127, "Bedouin Archer", LINE.archer),
  skirmisher: namesake(128, "Skirmisher", LINE.archer),
  "royal-mamluk": namesake(129, "Royal Mamluk", GENERAL["desert-elite-striker"]),
  "swift-lancer": namesake(130, "Swift Lancer", GENERAL["desert-elite-striker"]),
  "saladins-chosen": namesake(131, "Saladin’s Chosen", GENERAL["desert-veteran"]),
  "siege-catapult": namesake(132, "Siege Catapult", LINE["desert-cannon"]),
} as const satisfies Record<string, CardRow>;
