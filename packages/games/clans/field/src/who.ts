import type { Seat } from "@holmgang/kernel";
import type { State, Unit } from "./shape.ts";

/** A seat's own unit, by its number. */
export const ownUnit = ({ units }: State, seat: Seat, id: number): Unit | null =>
  units.find((unit) => unit.seat === seat && unit.id === id) ?? null;

/** A rival's unit, by the number the seat knows it by, while it sees it. */
export const rivalUnit = ({ units }: State, seat: Seat, id: number): Unit | null =>
  units.find((unit) => unit.seat !== seat && unit.seen === id && unit.sight.rival > 0) ?? null;
