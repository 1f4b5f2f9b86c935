import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { LANES, allPlaces, place } from "@holmgang/slots";
import type { Place } from "@holmgang/slots";
import type { Places } from "../../board/neighbour.ts";

/** A slot as a thing on the board: what its `data-drop` says, and lines of the log point at. */
export const thingAt = ({ seat, lane }: Place): string => `slot:${seat}:${lane}`;

/** The slot that a thing is, if it is one. */
export const placeOf = (thing: string | null | undefined): Place | null =>
  allPlaces(0).find((each) => thingAt(each) === thing) ?? null;

/** The slots as they lie on the table: the rival's half above one's own. */
export const slotsSeenBy = (near: Seat): Places =>
  [rival(near), near].map((seat) => LANES.map((lane) => thingAt(place(seat, lane))));
