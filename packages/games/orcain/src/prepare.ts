import type { Table } from "@holmgang/kernel";
import { inSuddenDeath } from "./moment.ts";
import type { Event, Layout, SeatState, State } from "./shape.ts";

const EMPTY: Layout = [null, null, null];

/** The next round begins: slots empty, both seats asked. */
export function prepare(state: State, table: Table<Event>): void {
  state.roundIndex++;
  clear(state.seats[0]);
  clear(state.seats[1]);
  table.emit?.({
    kind: "prep_start",
    roundIndex: state.roundIndex,
    suddenDeath: inSuddenDeath(state),
    hp: [state.seats[0].hp, state.seats[1].hp],
  });
}

function clear(seat: SeatState): void {
  seat.layout = EMPTY;
  seat.status = "open";
  seat.active = false;
}
