import type { Table } from "../../game.ts";
import { rival } from "../../seat.ts";
import { toy } from "../toy.ts";
import type { ToyEvent } from "../toy.ts";
import { mutant } from "./mutant.ts";

/** The toy, heard through somebody who retells it. */
const retold = (tell: (event: ToyEvent) => ToyEvent | null) => {
  const through = ({ rng, emit }: Table<ToyEvent>): Table<ToyEvent> => ({
    rng,
    emit: (event) => {
      const told = tell(event);
      if (told) emit?.(told);
    },
  });
  return {
    apply: (state, seat, move, table) => toy.apply(state, seat, move, through(table)),
    expire: (state, seat, clock, table) => toy.expire(state, seat, clock, through(table)),
  } satisfies Partial<typeof toy>;
};

export const toldMutants = [
  mutant(
    "told",
    "changes the score without a word",
    retold((event) => (event.kind === "trick" ? null : event)),
  ),
  mutant(
    "told",
    "tells of the other's trick",
    retold((event) => (event.kind === "trick" ? { ...event, seat: rival(event.seat) } : event)),
  ),
];
