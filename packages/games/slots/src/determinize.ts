import { clone, invariant, shuffle } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { unitRow } from "./cards/cards.ts";
import type { CardId, UnitId } from "./cards/cards.ts";
import { likelyRest } from "./decks/likely-deck.ts";
import type { SeatState, SeatView, State, View } from "./shape.ts";

/** A state the seat must think possible: its own deck in some order, and a rival's hand and deck that fit all it has seen. */
export function determinize(view: View, seat: Seat, rng: Rng): State {
  const { viewer: _viewer, points: _points, seats, pending, queue, ...open } = view;
  const own = seats[seat].own;
  invariant(own !== null, "only a seat's own view can be determinized");
  const seated = ([0, 1] as const).map((other) =>
    other === seat
      ? seatState(seats[other], [...own.hand], shuffle(rng, own.deck))
      : guessed(view, other, rng),
  );
  return {
    ...open,
    seats: [seated[0]!, seated[1]!],
    queue: clone(queue) as State["queue"],
    pending: pending?.effect ?? null,
  };
}

function guessed(view: View, seat: Seat, rng: Rng): SeatState {
  const seen = view.seats[seat];
  const shown = shownCards(view, seat);
  const size = shown.length - seen.known.length + seen.handCount + seen.deckCount;
  const rest = likelyRest(shown, size, view.settings.copies, rng);
  const hidden = seen.handCount - seen.known.length;
  return seatState(seen, [...seen.known, ...rest.slice(0, hidden)], rest.slice(hidden));
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
  known: [...known],
  graveyard: [...graveyard],
  slots: clone(slots),
  passed,
});
