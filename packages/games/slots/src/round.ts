import { rival, SEATS } from "@holmgang/kernel";
import type { Outcome, Seat, Table } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import { place, slotAt, unitAt } from "./board.ts";
import { drawCards } from "./draw.ts";
import { trigger } from "./effects.ts";
import { laneWinners, pointsOf } from "./lanes.ts";
import { leave } from "./leave.ts";
import { powerAt } from "./power.ts";
import { LANES } from "./shape.ts";
import type { Event, Lane, RoundResult, State } from "./shape.ts";
import { startTurn } from "./turn.ts";

/** To move first is a burden: whoever does may stand on better ground in this lane. */
export const MIDDLE: Lane = 2;

/** Both draw, the first seat all its cards first; then the starter's first turn begins. */
export function startRound(state: State, starter: Seat, table: Table<Event>): void {
  const { openingDraw, laterDraw, starterDraw, starterGround } = state.settings;
  state.round++;
  state.starter = starter;
  slotAt(state, place(starter, MIDDLE)).modifier = starterGround;
  announce(table, "round_start", () => ({
    round: state.round,
    starter,
    ground: starterGround,
  }));
  for (const seat of SEATS) {
    const extra = seat === starter ? starterDraw : 0;
    drawCards(state, seat, state.round === 1 ? openingDraw + extra : laterDraw, table);
  }
  startTurn(state, starter, table);
}

/** Both have passed: the lanes are counted. If the match goes on, units that won theirs may Conquer. */
export function resolveRound(state: State, table: Table<Event>): void {
  const winners = laneWinners(state);
  for (const lane of LANES) {
    announce(table, "lane_resolved", () => ({
      lane,
      winner: winners[lane]!,
      powers: [powerAt(state, place(0, lane)), powerAt(state, place(1, lane))] as const,
    }));
  }
  const points = pointsOf(winners);
  const winner = points[0] === points[1] ? null : points[0] > points[1] ? 0 : 1;
  state.results = [...state.results, { winner, points }];
  state.step = "conquer";
  if (matchOutcome(state.results) === null) conquer(state, winners, table);
}

function conquer(state: State, winners: readonly (Seat | null)[], table: Table<Event>): void {
  for (const lane of LANES) {
    const winner = winners[lane] ?? null;
    if (winner === null) continue;
    const at = place(winner, lane);
    const unit = unitAt(state, at);
    const queued = state.queue.length;
    if (unit) trigger(state, "conquer", { place: at, unit });
    if (unit && state.queue.length > queued)
      announce(table, "conquered", () => ({ place: at, card: unit.card }));
  }
}

/** Ends the match, or clears the board for the next round, which its loser begins; after a tie, who did not begin. */
export function finishRound(state: State, table: Table<Event>): void {
  const { winner, points } = state.results.at(-1)!;
  announce(table, "round_end", () => ({ round: state.round, winner, points }));
  const outcome = matchOutcome(state.results);
  if (outcome) {
    state.outcome = outcome;
    announce(table, "match_end", () => ({ outcome }));
    return;
  }
  clearBoard(state);
  startRound(state, rival(winner ?? state.starter), table);
}

/** Units go to their owners' graveyards without dying; modifiers and ongoing effects are gone. */
function clearBoard(state: State): void {
  for (const seat of SEATS) {
    for (const lane of LANES) {
      const at = place(seat, lane);
      if (unitAt(state, at)) leave(state, at, "graveyard");
    }
    for (const slot of state.seats[seat].slots) {
      slot.modifier = 0;
      slot.ongoing = [];
    }
    state.seats[seat].passed = false;
  }
}

/** Two rounds won, or one won and one tied while the rival has none; two ties, or one win each and a tie, are a draw. */
export function matchOutcome(results: readonly RoundResult[]): Outcome | null {
  const wins = SEATS.map((seat) => results.filter(({ winner }) => winner === seat).length);
  const ties = results.filter(({ winner }) => winner === null).length;
  for (const seat of SEATS) {
    if (wins[seat] === 2) return { result: "win", seat, reason: "two-rounds" };
    if (wins[seat] === 1 && ties > 0 && wins[rival(seat)] === 0)
      return { result: "win", seat, reason: "round-and-tie" };
  }
  return ties === 2 || results.length === 3 ? { result: "draw", reason: "level" } : null;
}
