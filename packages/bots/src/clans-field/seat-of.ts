import type { Seat } from "@holmgang/kernel";
import type { View } from "@holmgang/clans/field";

/** Whose view it is; a bot is never asked as a spectator. */
export const seatOf = ({ viewer }: View): Seat => (viewer === 1 ? 1 : 0);
