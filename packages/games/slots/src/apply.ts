import { invariant } from "@holmgang/kernel";
import type { Seat, Table } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import { place, unitAt } from "./board.ts";
import { isUnit } from "./cards/cards.ts";
import type { CardId } from "./cards/cards.ts";
import { deploy } from "./deploy.ts";
import { reactAll, trigger } from "./effects.ts";
import { castEffect, legalMoves } from "./legal.ts";
import { afterPass, proceed } from "./proceed.ts";
import type { Event, Lane, Move, Option, Place, State } from "./shape.ts";
import { nextTurn } from "./turn.ts";

/** Makes an accepted move and lets the match run on to the next question. */
export function apply(state: State, seat: Seat, move: Move, table: Table<Event>): void {
  state.effects = 0;
  state.last = { seat, move };
  begin(state, seat, move, table);
  proceed(state, table);
}

/** The bell: the first option of a choice, or none where one may decline; the end of a turn of abilities; else a pass. */
export function expire(state: State, seat: Seat, table: Table<Event>): void {
  const moves = legalMoves(state, seat);
  const move = state.pending && moves.at(-1)?.kind === "choose" ? bellChoice(moves) : moves.at(-1);
  invariant(move !== undefined, "whoever is asked has a move");
  announce(table, "bell", () => ({ seat }));
  apply(state, seat, move, table);
}

function bellChoice(moves: readonly Move[]): Move | undefined {
  return moves.find((move) => move.kind === "choose" && move.option === null) ?? moves[0];
}

/** What the move itself does; the queue is not yet worked off. */
export function begin(state: State, seat: Seat, move: Move, table: Table<Event>): void {
  switch (move.kind) {
    case "deploy":
      return playUnit(state, move.card, place(seat, move.lane), table);
    case "cast":
      return playAction(state, seat, move, table);
    case "activate":
      return activate(state, seat, move.lane, table);
    case "choose":
      return answer(state, seat, move.option, table);
    case "pass":
      return afterPass(state, false, table);
    case "done":
      return nextTurn(state, table);
  }
}

function playUnit(state: State, card: CardId, at: Place, table: Table<Event>): void {
  const { seat, lane } = at;
  invariant(isUnit(card), "only a unit is deployed");
  takeFromHand(state, seat, card);
  announce(table, "card_played", () => ({ seat, card, lane, targets: [] }));
  state.step = "act";
  deploy(state, card, at, table);
}

/** The action's own effect comes first, then those who were waiting for one. */
function playAction(
  state: State,
  seat: Seat,
  { card, targets }: Extract<Move, { kind: "cast" }>,
  table: Table<Event>,
): void {
  invariant(!isUnit(card), "only an action is cast");
  takeFromHand(state, seat, card);
  announce(table, "card_played", () => ({ seat, card, lane: null, targets }));
  state.step = "act";
  state.queue.push(castEffect(card, seat, targets));
  reactAll(state, "actionPlayed", seat);
}

/** An ability is used once: whatever it finds to do, it is spent. */
function activate(state: State, seat: Seat, lane: Lane, table: Table<Event>): void {
  const at = place(seat, lane);
  const unit = unitAt(state, at);
  invariant(unit !== null, "only a unit has an ability");
  unit.cooldown = null;
  state.activating = true;
  state.step = "act";
  announce(table, "ability_used", () => ({ place: at, card: unit.card }));
  trigger(state, "activate", { place: at, unit });
}

function answer(state: State, seat: Seat, option: Option | null, table: Table<Event>): void {
  const { pending } = state;
  invariant(pending !== null, "a choice was open");
  state.pending = null;
  announce(table, "choice_made", () => ({ seat, option }));
  if (option) state.queue.unshift({ ...pending, chosen: [...pending.chosen, option] });
}

/** A card the rival has seen return is no longer known to be there once one like it is played. */
function takeFromHand(state: State, seat: Seat, card: CardId): void {
  const { hand, known } = state.seats[seat];
  takeOut(hand, card);
  takeOut(known, card);
}

/** Takes the first such card out, if there is one; by hand, for a splice makes a list of what it took. */
function takeOut(cards: CardId[], card: CardId): void {
  const at = cards.indexOf(card);
  if (at < 0) return;
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i]!;
  cards.pop();
}
