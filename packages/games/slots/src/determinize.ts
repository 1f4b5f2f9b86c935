import { invariant, shuffle } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { unitRow } from "./cards/cards.ts";
import type { CardId, UnitId } from "./cards/cards.ts";
import { copyQueue, copySlots } from "./copy.ts";
import { likelyRest } from "./decks/likely-deck.ts";
import type { SeatState, SeatView, State, View } from "./shape.ts";

/** A state the seat must think possible: its own deck in some order, and a rival's hand and deck that fit all it has seen. */
export function determinize(view: View, seat: Seat, rng: Rng): State {
  const { seats } = view;
  const own = seats[seat].own;
  invariant(own !== null, "only a seat's own view can be determinized");
  const seated = (other: Seat): SeatState =>
    other === seat
      ? seatState(seats[other], own.hand.slice(), shuffle(rng, own.deck))
      : guessed(view, other, rng);
  return {
    settings: view.settings,
    round: view.round,
    starter: view.starter,
    turn: view.turn,
    turns: view.turns,
    step: view.step,
    activating: view.activating,
    last: view.last,
    results: view.results,
    question: view.question,
    outcome: view.outcome,
    seats: [seated(0), seated(1)],
    queue: copyQueue(view.queue),
    pending: view.pending?.effect ?? null,
    nextUnit: view.nextUnit,
    effects: view.effects,
  };
}

function guessed(view: View, seat: Seat, rng: Rng): SeatState {
  const seen = view.seats[seat];
  const shown = shownIn(view, seat);
  const size = shown.length - seen.known.length + seen.handCount + seen.deckCount;
  const rest = likelyRest(shown, size, view.settings.copies, rng);
  const hidden = seen.handCount - seen.known.length;
  return seatState(seen, [...seen.known, ...rest.slice(0, hidden)], rest.slice(hidden));
}

/** The last answer: a search makes hundreds of guesses from one view. */
let last: { readonly view: View; readonly seat: Seat; readonly shown: readonly CardId[] } | null =
  null;

function shownIn(view: View, seat: Seat): readonly CardId[] {
  if (last?.view !== view || last.seat !== seat)
    last = { view, seat, shown: shownCards(view, seat) };
  return last.shown;
}

/** Every card of this seat's deck that lies or lay open: on the board, on its way there, in the graveyard, back in the hand. */
function shownCards({ seats, queue }: View, seat: Seat): readonly CardId[] {
  const { slots, graveyard, known } = seats[seat];
  const standing = slots.flatMap(({ unit }) => (unit ? [unit.card] : []));
  const coming = queue.flatMap((effect) =>
    effect.kind === "place" && effect.seat === seat ? [effect.unit.card] : [],
  );
  const isNoToken = (card: UnitId): boolean => !unitRow(card).token;
  return [...[...standing, ...coming].filter(isNoToken), ...graveyard, ...known];
}

const seatState = (
  { slots, graveyard, known, passed }: SeatView,
  hand: CardId[],
  deck: CardId[],
): SeatState => ({
  deck,
  hand,
  known: known.slice(),
  graveyard: graveyard.slice(),
  slots: copySlots(slots),
  passed,
});
