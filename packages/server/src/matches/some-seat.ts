import { randomInt } from "node:crypto";
import type { Seat } from "@holmgang/kernel";

/** A seat by lot. Who sits where is settled before the match, so its own chance has no part in it. */
export const someSeat = (): Seat => (randomInt(2) === 0 ? 0 : 1);
