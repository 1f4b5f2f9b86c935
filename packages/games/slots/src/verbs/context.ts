import type { Seat, Table } from "@holmgang/kernel";
import { beside, front, place } from "../board.ts";
import { LANES } from "../shape.ts";
import type { Event, Option, Place, Source, State } from "../shape.ts";
import type { Amount, Where } from "../cards/language.ts";

/** One effect being carried out. */
export interface Context {
  readonly state: State;
  readonly table: Table<Event>;
  readonly seat: Seat;
  /** Where its source stands, or stood. */
  readonly self: Place;
  readonly x: number;
  readonly chosen: readonly Option[];
  readonly by: Source;
  /** Units that this effect kills outright. */
  readonly killed: number[];
}

export const amountOf = ({ x }: Context, amount: Amount): number => (amount === "x" ? x : amount);

/** The slots a verb means, in lane order. */
export function placesOf(context: Context, where: Where): readonly Place[] {
  const { self, state } = context;
  switch (where) {
    case "self":
      return [self];
    case "front":
      return [front(self)];
    case "closeAllies":
      return beside(self.lane).map((lane) => place(self.seat, lane));
    case "target":
      return [chosenPlace(context, 0)];
    case "second":
      return [chosenPlace(context, 1)];
    case "slotsAround":
      return lanesAround(chosenPlace(context, 0)).map((lane) =>
        place(chosenPlace(context, 0).seat, lane),
      );
    case "lanesAround":
      return lanesAround(chosenPlace(context, 0)).flatMap((lane) => [
        place(state.turn, lane),
        front(place(state.turn, lane)),
      ]);
    case "consumer":
      return [];
  }
}

const lanesAround = ({ lane }: Place) => LANES.filter((other) => Math.abs(other - lane) <= 1);

export function chosenPlace({ chosen }: Context, index: number): Place {
  const option = chosen[index];
  if (!option || "card" in option) throw new Error(`no slot was chosen as ${index + 1}`);
  return option;
}
