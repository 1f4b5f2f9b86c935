import { GRASS } from "./cards.ts";
import type { CardId, Played } from "./cards.ts";
import type { Layout, PlayedLayout } from "./shape.ts";

/** An empty slot is GRASS inside the state … */
export const asPlayed = ([a, b, c]: Layout): PlayedLayout => [a ?? GRASS, b ?? GRASS, c ?? GRASS];

/** … and null everywhere else. */
export const shown = (card: Played): CardId | null => (card === GRASS ? null : card);
