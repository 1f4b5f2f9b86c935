import type { Outcome, Table } from "@holmgang/kernel";
import type { Event, State } from "./shape.ts";

/** The only way a match ends by its rules. */
export function endMatch(state: State, outcome: Outcome, table: Table<Event>): void {
  state.outcome = outcome;
  const reason = outcome.reason === "timeout" ? "timeout" : "normal";
  table.emit?.({ kind: "match_end", reason, outcome, hp: [state.seats[0].hp, state.seats[1].hp] });
}
