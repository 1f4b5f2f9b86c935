import { GENERAL } from "./general.ts";
import { LINE } from "./line.ts";
import { WANDERERS } from "./wanderers.ts";
import { namesake } from "./row.ts";
import type { CardRow } from "./row.ts";

/** Nelson’s fleet, likewise, with those of the lake. */
export const NELSON = {
  "boarding-party": namesake(133, "Boarding Party", LINE.cavalry),
  "royal-marine": namesake(134, "Royal Marine", LINE.pikeman),
  "line-marine": namesake(135, "Line Marine", LINE.pikeman),
  "ironclad-hull": namesake(136, "Ironclad Hull", WANDERERS["shield-guard"]),
  "naval-gunner": namesake(137, "Naval Gunner", LINE.archer),
  "deck-gunner": namesake(138, "Deck Gunner", LINE.archer),
  musketeer: namesake(139, "Musketeer", LINE.archer),
  "first-mate": namesake(140, "First Mate", GENERAL["lake-elite-striker"]),
  "veteran-sailor": namesake(141, "Veteran Sailor", GENERAL["lake-veteran"]),
  "elite-guard": namesake(142, "Elite Guard", GENERAL["lake-veteran"]),
  "ship-cannon": namesake(143, "Ship Cannon", LINE["lake-cannon"]),
  "naval-cannon": namesake(144, "Naval Cannon", LINE["lake-cannon"]),
  "supply-ship": namesake(145, "Supply Ship", GENERAL["lake-shield-totem"]),
} as const satisfies Record<string, CardRow>;
