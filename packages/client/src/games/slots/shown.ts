import type { BySeat, Seat } from "@holmgang/kernel";
import { laneWinner, LANES, MIDDLE, unitRow } from "@holmgang/slots";
import type { CardId, Event, Lane, Place, Slot, Unit, UnitId, View } from "@holmgang/slots";

/** The board as the table shows it in the middle of things: the last view, and what has happened since. */
export interface Shown {
  readonly round: number;
  readonly turn: Seat;
  readonly seats: Readonly<BySeat<ShownSeat>>;
  /** Lanes as they were counted; empty until then. */
  readonly counted: readonly (Seat | null)[];
  readonly results: View["results"];
}

export interface ShownSeat {
  readonly slots: readonly Slot[];
  readonly handCount: number;
  readonly deckCount: number;
  readonly passed: boolean;
  /** The viewer's own hand; null for everybody else's. */
  readonly hand: readonly CardId[] | null;
}

export function shownOf(view: View): Shown {
  const { round, turn, seats, results, outcome } = view;
  const seat = ({ slots, handCount, deckCount, passed, own }: View["seats"][0]): ShownSeat => ({
    slots,
    handCount,
    deckCount,
    passed,
    hand: own?.hand ?? null,
  });
  const counted = outcome && results.length === round ? countLanes(view) : [];
  return { round, turn, seats: [seat(seats[0]), seat(seats[1])], counted, results };
}

const countLanes = (view: View): readonly (Seat | null)[] =>
  LANES.map((lane) => laneWinner(view, lane));

/** The board after one more event. */
export function after(shown: Shown, event: Event): Shown {
  switch (event.kind) {
    case "round_start":
      return withSlot(
        { ...shown, round: event.round, counted: [], seats: bothSeats(shown, cleared) },
        { seat: event.starter, lane: MIDDLE },
        (slot) => ({ ...slot, modifier: event.ground }),
      );
    case "turn_start":
      return { ...withSeat(shown, event.seat, counters), turn: event.seat };
    case "card_drawn":
      return withSeat(shown, event.seat, (seat) => ({
        ...seat,
        deckCount: seat.deckCount - 1,
        ...gained(seat, event.card),
      }));
    case "card_played":
      return withSeat(shown, event.seat, (seat) => lost(seat, event.card));
    case "unit_bounced":
      return withSlot(
        withSeat(shown, event.place.seat, (seat) => ({ ...seat, ...bounced(seat, event.card) })),
        event.place,
        empty,
      );
    case "unit_consumed":
      return withSlot(shown, event.place, empty);
    case "unit_placed":
      return withSlot(shown, event.place, (slot) => ({ ...slot, unit: event.unit }));
    case "unit_damaged":
      return withUnit(shown, event.place, (unit) => ({
        ...unit,
        damage: unit.damage + event.amount,
      }));
    case "unit_healed":
      return withUnit(shown, event.place, (unit) => ({
        ...unit,
        damage: unit.damage - event.amount,
      }));
    case "power_changed":
      return withUnit(shown, event.place, (unit) => ({
        ...unit,
        buffs: unit.buffs + event.amount,
      }));
    case "slot_changed":
      return withSlot(shown, event.place, (slot) => ({ ...slot, modifier: event.modifier }));
    case "slot_marked":
      return withSlot(shown, event.place, (slot) => ({
        ...slot,
        ongoing: [...slot.ongoing, event.effect],
      }));
    case "slot_cleansed":
      return withUnit(
        withSlot(shown, event.place, (slot) => ({ ...slot, modifier: 0 })),
        event.place,
        (unit) => ({ ...unit, buffs: 0, silenced: true }),
      );
    case "unit_moved":
      return swapped(shown, event.seat, event.from, event.to);
    case "units_died":
      return event.dead.reduce((board, { place }) => withSlot(board, place, empty), shown);
    case "ability_used":
      return withUnit(shown, event.place, (unit) => ({ ...unit, cooldown: null }));
    case "passed":
      return withSeat(shown, event.seat, (seat) => ({ ...seat, passed: true }));
    case "lane_resolved":
      return { ...shown, counted: [...shown.counted, event.winner] };
    case "round_end":
      return {
        ...shown,
        results: [...shown.results, { winner: event.winner, points: event.points }],
      };
    case "match_start":
    case "bell":
    case "choice_opened":
    case "choice_made":
    case "conquered":
    case "match_end":
      return shown;
  }
}

function withSeat(shown: Shown, seat: Seat, change: (seat: ShownSeat) => ShownSeat): Shown {
  const [first, second] = shown.seats;
  return { ...shown, seats: seat === 0 ? [change(first), second] : [first, change(second)] };
}

const bothSeats = (
  { seats: [first, second] }: Shown,
  change: (seat: ShownSeat) => ShownSeat,
): BySeat<ShownSeat> => [change(first), change(second)];

const withSlot = (shown: Shown, { seat, lane }: Place, change: (slot: Slot) => Slot): Shown =>
  withSeat(shown, seat, (own) => ({
    ...own,
    slots: own.slots.map((slot, index) => (index === lane ? change(slot) : slot)),
  }));

const withUnit = (shown: Shown, place: Place, change: (unit: Unit) => Unit): Shown =>
  withSlot(shown, place, (slot) => (slot.unit ? { ...slot, unit: change(slot.unit) } : slot));

const empty = (slot: Slot): Slot => ({ ...slot, unit: null });

const cleared = (seat: ShownSeat): ShownSeat => ({
  ...seat,
  passed: false,
  slots: seat.slots.map(() => ({ unit: null, modifier: 0, ongoing: [] })),
});

/** A turn begins: counters go down. */
const counters = (seat: ShownSeat): ShownSeat => ({
  ...seat,
  slots: seat.slots.map((slot) =>
    slot.unit?.cooldown
      ? { ...slot, unit: { ...slot.unit, cooldown: slot.unit.cooldown - 1 } }
      : slot,
  ),
});

const gained = (seat: ShownSeat, card: CardId | null) => ({
  handCount: seat.handCount + 1,
  hand: seat.hand && card ? [...seat.hand, card] : seat.hand,
});

/** A token goes nowhere. */
const bounced = (seat: ShownSeat, card: UnitId) => (unitRow(card).token ? {} : gained(seat, card));

function lost(seat: ShownSeat, card: CardId): ShownSeat {
  const at = seat.hand?.indexOf(card) ?? -1;
  const hand = seat.hand && at >= 0 ? seat.hand.toSpliced(at, 1) : seat.hand;
  return { ...seat, handCount: seat.handCount - 1, hand };
}

function swapped(shown: Shown, seat: Seat, from: Lane, to: Lane): Shown {
  const { slots } = shown.seats[seat];
  const [here, there] = [slots[from]?.unit ?? null, slots[to]?.unit ?? null];
  const one = withSlot(shown, { seat, lane: from }, (slot) => ({ ...slot, unit: there }));
  return withSlot(one, { seat, lane: to }, (slot) => ({ ...slot, unit: here }));
}
