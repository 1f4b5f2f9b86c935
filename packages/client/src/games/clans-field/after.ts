import type { Seat } from "@holmgang/kernel";
import type { Copy, Event, Events, OwnView, Told, UnitView } from "@holmgang/clans/field";
import { withSeat, withTile } from "./shown.ts";
import type { Shown } from "./shown.ts";

/** The field after one more event. */
export function after(shown: Shown, event: Event): Shown {
  // The row is that of the event's own kind.
  const row = AFTER[event.kind] as ((now: Shown, event: Event) => Shown) | undefined;
  return row ? row(shown, event) : shown;
}

type After = { readonly [K in keyof Events]?: (now: Shown, event: Events[K]) => Shown };

/** The number that whoever hears of a unit knows it by. */
export const idOf = ({ own, seen, open }: Told): number => own ?? seen ?? open ?? 0;

const AFTER: After = {
  tile_known: (now, { tile, terrain, fire }) => withTile(now, tile, { terrain, fire }),
  cards_drawn: (now, { seat, cards, lost }) =>
    withSeat(taken(now, seat, cards), seat, ({ deckCount }) => ({
      deckCount: deckCount - cards.length - lost.length,
    })),
  hand_chosen: (now, { seat }) => withSeat(now, seat, () => ({ ready: true })),
  hand_dealt: (now, { seat, cards }) => withHand(now, seat, () => known(cards)),
  turn_start: (now, { halfTurn }) => ({ ...now, halfTurn, played: 0 }),
  age_start: (now, { age, decks }) => ({
    ...withSeat(
      withSeat(now, 0, () => ({ deckCount: decks[0] })),
      1,
      () => ({ deckCount: decks[1] }),
    ),
    age,
  }),
  card_played: played,
  unit_placed: (now, { unit }) => withUnit(now, unit),
  trap_laid: (now, { tile, copy }) => withTile(now, tile, { trap: copy }),
  trap_sprung: (now, { tile, seat }) =>
    seat === now.viewer || now.isOpen ? withTile(now, tile, { trap: null }) : now,
  sighted: (now, { unit }) => withUnit(now, unit),
  unmasked: (now, { unit }) => withUnit(now, unit),
  lost_sight: (now, { unit, still, secret }) =>
    // It is told while it can still be seen.
    unit.seat === now.viewer || still || now.isOpen
      ? withUnit(now, secret ? unit : { ...unit, openSight: 0 })
      : without(now, unit),
  moved: (now, { unit }) => withUnit(without(now, unit), unit),
  attacks: (now, { unit, target }) => withUnit(withUnit(now, unit), target),
  raids: (now, { unit }) => withUnit(now, unit),
  hurt: (now, { unit }) => withUnit(now, unit),
  healed: (now, { unit }) => withUnit(now, unit),
  changed: (now, { unit }) => withUnit(now, unit),
  frightened: (now, { unit, by }) => ({
    ...withUnit(now, unit),
    feared: [...now.feared, [idOf(by), idOf(unit)]],
  }),
  fell: (now, { unit }) => without(now, unit),
  spy_struck: (now, { unit }) => withUnit(now, unit),
  base_hit: (now, { seat, hp }) => withSeat(now, seat, () => ({ hp })),
  tile_burns: (now, { tile, until, by }) => withTile(now, tile, { fire: { until, by } }),
  fire_out: (now, { tile }) => withTile(now, tile, { fire: null }),
  tile_turned: (now, { tile, terrain }) => withTile(now, tile, { terrain, fire: null }),
  relic_found: (now, { unit }) => withUnit(now, unit),
  card_gained: (now, { seat, copy }) => taken(now, seat, [copy]),
  hero_acts: (now, { seat, roused }) =>
    withSeat(now, seat, () => ({ heroUsedIn: now.halfTurn, roused })),
  turn_end: (now, { seat }) => withSeat(now, seat, () => ({ roused: 0 })),
};

/** A unit as an event tells of it, where it stood in the order, or last if it is new. */
function withUnit(now: Shown, told: Told): Shown {
  const unit = viewOf(told);
  const isKnown = now.units.some(({ id }) => id === unit.id);
  return {
    ...now,
    units: isKnown
      ? now.units.map((was) => (was.id === unit.id ? learnt(was, unit) : was))
      : [...now.units, unit],
  };
}

/** With open cards more is known than events for everybody tell. */
const learnt = (was: UnitView, now: UnitView): UnitView => ({
  ...now,
  copy: now.copy ?? was.copy,
  decoy: now.decoy ?? was.decoy,
  is: now.is ?? was.is,
});

const without = (now: Shown, told: Told): Shown => ({
  ...now,
  units: now.units.filter(({ id }) => id !== idOf(told)),
});

const viewOf = (told: Told): UnitView => ({
  id: idOf(told),
  open: told.open,
  openSight: told.openSight,
  seat: told.seat,
  tile: told.tile,
  copy: told.copy,
  decoy: told.decoy,
  exposed: told.exposed,
  named: told.named,
  is: told.is,
});

const known = (cards: readonly (Copy | null)[]): readonly Copy[] =>
  cards.flatMap((copy) => copy ?? []);

const taken = (now: Shown, seat: Seat, cards: readonly (Copy | null)[]): Shown =>
  withHand(
    withSeat(now, seat, ({ handCount }) => ({ handCount: handCount + cards.length })),
    seat,
    (hand) => [...hand, ...known(cards)],
  );

function played(now: Shown, { seat, copy }: Events["card_played"]): Shown {
  const laid = withHand(now, seat, (hand) =>
    hand.filter((held) => held.copy !== copy?.copy || held.card !== copy.card),
  );
  const less = withSeat(laid, seat, ({ handCount }) => ({ handCount: handCount - 1 }));
  return { ...less, played: now.played + 1 };
}

/** A hand is known to its owner alone. */
const withHand = (
  now: Shown,
  seat: Seat,
  change: (hand: OwnView["hand"]) => OwnView["hand"],
): Shown => withSeat(now, seat, ({ own }) => ({ own: own && { ...own, hand: change(own.hand) } }));
