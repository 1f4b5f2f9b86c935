import type { Seat } from "@holmgang/kernel";
import type { View } from "@holmgang/tactics";

/** Whose view it is; bots have no other. */
export const seatOf = ({ viewer }: View): Seat => (viewer === 1 ? 1 : 0);
