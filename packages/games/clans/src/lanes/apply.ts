import type { Seat, Table } from "@holmgang/kernel";
import { heroRow } from "../heroes.ts";
import { announce } from "./announce.ts";
import type { Run } from "./announce.ts";
import { drawCards } from "./draw.ts";
import type { Event } from "./events.ts";
import type { Spot } from "./places.ts";
import { stagedAt } from "./refusal.ts";
import { proceed } from "./round.ts";
import type { Move, State } from "./shape.ts";

export function apply(state: State, seat: Seat, move: Move, table: Table<Event>): void {
  const own = state.seats[seat];
  switch (move.kind) {
    case "stage": {
      const { kind: _kind, ...placement } = move;
      own.staged.push(placement);
      return announce(table, "card_staged", () => ({ seat, ...placement }));
    }
    case "unstage":
      return unstage({ state, table }, seat, move);
    case "hero":
      return callHero({ state, table }, seat);
    case "submit":
      if (move.plan) own.staged = [...move.plan];
      return submit({ state, table }, seat);
  }
}

/** The bell: what is staged is played. */
export function expire(state: State, seat: Seat, table: Table<Event>): void {
  announce(table, "bell", () => ({ seat }));
  submit({ state, table }, seat);
}

function unstage({ state, table }: Run, seat: Seat, { lane, at, place }: Spot): void {
  const index = stagedAt(state, seat, { lane, at, place })!; // a refusal asks for it first
  const [taken] = state.seats[seat].staged.splice(index, 1);
  announce(table, "card_unstaged", () => ({ seat, lane, at, place, card: taken!.card }));
}

/** What draws does so at once; the rest waits for the reveal. */
function callHero(run: Run, seat: Seat): void {
  const { hero } = run.state.seats[seat];
  hero.usedIn = run.state.round;
  announce(run.table, "hero_called", () => ({ seat, hero: hero.id }));
  const { power, amount } = heroRow(hero.id);
  if (power === "draw") drawCards(run, seat, amount, true);
}

function submit(run: Run, seat: Seat): void {
  run.state.seats[seat].done = true;
  announce(run.table, "submitted", () => ({ seat }));
  proceed(run);
}
