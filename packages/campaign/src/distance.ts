import { ACTS } from "./tables/acts.ts";
import type { ActNumber } from "./tables/acts.ts";
import { listedMetres } from "./tables/metres.ts";
import { PLACES, placesOf } from "./tables/places.ts";
import type { PlaceId, Point } from "./tables/places.ts";
import type { Spot, State } from "./shape.ts";

export const spotOf = (place: PlaceId): Spot => {
  const { lat, lon } = PLACES[place];
  return { lat, lon, place };
};

/** Whole metres between two spots of an act: by the table where both have a name, by a flat map elsewhere. */
export const metresBetween = (act: ActNumber, a: Spot, b: Spot): number =>
  a.place !== null && b.place !== null ? listedMetres(a.place, b.place) : flatMetres(act, a, b);

/** A thousandth of a degree of latitude is 111.195 m. */
const MILLIMETRES = 111_195;

/** On a flat map of the act. Whole numbers throughout: every machine finds the same. */
export function flatMetres(act: ActNumber, a: Point, b: Point): number {
  const up = Math.floor((Math.abs(a.lat - b.lat) * MILLIMETRES) / 1000);
  const wide = Math.floor((Math.abs(a.lon - b.lon) * MILLIMETRES) / 1000);
  const across = Math.floor((wide * ACTS[act].cosine) / 10_000);
  return wholeRoot(up * up + across * across);
}

/** The largest whole number whose square is not more. */
function wholeRoot(square: number): number {
  if (square < 2) return square;
  let root = square;
  let next = Math.floor((square + 1) / 2);
  while (next < root) {
    root = next;
    next = Math.floor((root + Math.floor(square / root)) / 2);
  }
  return root;
}

export const metresFromTown = ({ act, at }: State): number =>
  metresBetween(act, at, spotOf(ACTS[act].town));

/** The nearest place with a name; of equals the first in the table. */
export function nearestPlace(act: ActNumber, spot: Spot): PlaceId {
  if (spot.place !== null) return spot.place;
  const [nearest] = placesOf(act).toSorted(
    (a, b) => flatMetres(act, spot, PLACES[a]) - flatMetres(act, spot, PLACES[b]),
  );
  return nearest!; // every act has places
}
