import { GENERAL } from "./general.ts";
import { LINE } from "./line.ts";
import { WANDERERS } from "./wanderers.ts";
import { namesake } from "./row.ts";
import type { CardRow } from "./row.ts";

/** The Archduke’s mountain troops, likewise, with those of the woods. */
export const CHARLES = {
  "alpine-guard": namesake(146, "Alpine Guard", WANDERERS["shield-guard"]),
  "forest-ranger": namesake(147, "Forest Ranger", LINE.pikeman),
  "mountain-hunter": namesake(148, "Mountain Hunter", GENERAL["woods-veteran"]),
  "field-hospital": namesake(149, "Field Hospital", GENERAL["woods-healing-tree"]),
  "mountain-gun": namesake(150, "Mountain Gun", LINE["woods-cannon"]),
} as const satisfies Record<string, CardRow>;
