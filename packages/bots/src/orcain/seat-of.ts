import { invariant } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import type { View } from "@holmgang/orcain";

/** The seat a bot plays for. Spectators have no bots. */
export function seatOf({ viewer }: View): Seat {
  invariant(viewer !== "spectator", "a bot needs the view of a seat");
  return viewer;
}
