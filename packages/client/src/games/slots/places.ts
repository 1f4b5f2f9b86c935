import { allPlaces } from "@holmgang/slots";
import type { Place } from "@holmgang/slots";

/** A slot as a thing on the board: what its `data-drop` says, and lines of the log point at. */
export const thingAt = ({ seat, lane }: Place): string => `slot:${seat}:${lane}`;

/** The slot that a thing is, if it is one. */
export const placeOf = (thing: string | null | undefined): Place | null =>
  allPlaces(0).find((place) => thingAt(place) === thing) ?? null;
