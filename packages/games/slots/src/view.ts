import type { Seat, Viewer } from "@holmgang/kernel";
import { CARDS } from "./cards/cards.ts";
import type { CardId } from "./cards/cards.ts";
import { copyQueue, copySlots } from "./copy.ts";
import { pointsNow } from "./lanes.ts";
import type { Event, SeatView, State, View } from "./shape.ts";
import { abilityFor, optionsFor } from "./targets.ts";

/** The board, the graveyards and all counts are public; a hand and a deck list are their owner's; a deck's order is nobody's. */
export function view(state: State, viewer: Viewer): View {
  const { pending } = state;
  return {
    settings: state.settings,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    turns: state.turns,
    step: state.step,
    activating: state.activating,
    last: state.last,
    results: state.results,
    question: state.question,
    outcome: state.outcome,
    nextUnit: state.nextUnit,
    effects: state.effects,
    viewer,
    seats: [seatView(state, 0, viewer), seatView(state, 1, viewer)],
    queue: copyQueue(state.queue),
    pending: pending && {
      effect: pending,
      options: pending.seat === viewer ? optionsFor(state, pending) : null,
      may: abilityFor(pending).may,
    },
    points: pointsNow(state),
  };
}

function seatView({ seats }: State, seat: Seat, viewer: Viewer): SeatView {
  const { slots, graveyard, known, passed, hand, deck } = seats[seat];
  return {
    slots: copySlots(slots),
    graveyard: [...graveyard],
    known: [...known],
    passed,
    handCount: hand.length,
    deckCount: deck.length,
    own: seat === viewer ? { hand: [...hand], deck: byNumber(deck) } : null,
  };
}

const byNumber = (cards: readonly CardId[]): CardId[] =>
  cards.toSorted((a, b) => CARDS[a].number - CARDS[b].number);

/** Who draws is seen by all, what is drawn by its owner alone. */
export function redact(event: Event, viewer: Viewer): Event {
  return event.kind === "card_drawn" && event.seat !== viewer ? { ...event, card: null } : event;
}
