import type { Config, Table } from "@holmgang/kernel";
import { prepare } from "./prepare.ts";
import type { Entry, Event, Orcain, SeatState, State } from "./shape.ts";

export function setup({ settings, entries }: Config<Orcain>, table: Table<Event>): State {
  const seat = ({ hand }: Entry): SeatState => ({
    hand,
    hp: settings.startHp,
    layout: [null, null, null],
    status: "open",
    active: false,
    afkStreak: 0,
  });
  const state: State = {
    settings,
    roundIndex: 0,
    seats: [seat(entries[0]), seat(entries[1])],
    history: [],
    outcome: null,
  };
  table.emit?.({ kind: "match_start", hands: [entries[0].hand, entries[1].hand] });
  prepare(state, table);
  return state;
}
