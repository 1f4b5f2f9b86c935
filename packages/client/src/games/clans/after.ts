import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { cardRow, handAfter } from "@holmgang/clans";
import type { CardId, Event, Events, Family, Lane, UnitView } from "@holmgang/clans";
import { NO_ENDS, replaced, stepped, withLane, withSeat, withStack, withUnit } from "./shown.ts";
import type { Shown } from "./shown.ts";

/** The table after one more event. */
export function after(shown: Shown, event: Event): Shown {
  // The row is that of the event's own kind.
  const row = AFTER[event.kind] as ((now: Shown, event: Event) => Shown) | undefined;
  return row ? row(shown, event) : shown;
}

type After = { readonly [K in keyof Events]?: (now: Shown, event: Events[K]) => Shown };

const AFTER: After = {
  age_start: (now, { age, decks }) => ({
    ...withSeat(withSeat(now, 0, { deckCount: decks[0] }), 1, { deckCount: decks[1] }),
    age,
  }),
  cards_drawn: drawn,
  round_start: (now, { round, asked }) => ({
    ...withSeat(withSeat(now, 0, { done: !asked[0] }), 1, { done: !asked[1] }),
    round,
    over: NO_ENDS,
  }),
  submitted: (now, { seat }) => withSeat(now, seat, { done: true }),
  bell: (now, { seat }) => withSeat(now, seat, { done: true }),
  plan_shown: planShown,
  hero_acts: (now, { seat }) => withSeat(now, seat, { heroUsedIn: now.round }),
  ultimate: (now, { seat, family, played }) =>
    withSeat(now, seat, {
      played: { ...now.seats[seat].played, [family]: played },
      ultimates: [...now.seats[seat].ultimates, family],
    }),
  ants_came: (now, { seat, units }) =>
    units.reduce(
      (table, { unit, lane, row, hp }) =>
        withStack(table, { lane, row, seat }, (stack) => [...stack, { ...arrived(unit), hp }]),
      now,
    ),
  walked: (now, { lane, steps }) =>
    steps.reduce((table, { unit, from, to }) => stepped(table, lane, unit.id, [from, to]), now),
  unit_shown: (now, { unit, hp }) =>
    noted(withUnit(now, unit.id, { card: unit.card, hp, shown: true }), unit.seat, unit.card),
  terrain_shown: (now, { lane, row, seat, terrain }) =>
    withLane(now, lane, (here) => ({
      ...here,
      terrain: replaced(here.terrain, row, terrain ?? here.terrain[row]),
      known: seat === 0 ? [true, here.known[1]] : [here.known[0], true],
    })),
  fight_start: (now, { lane, row }) => ({
    ...now,
    fight: { lane, row, tick: 0, hits: [], fell: [] },
  }),
  tick: (now, { tick }) => (now.fight ? { ...now, fight: { ...now.fight, tick } } : now),
  hit: (now, event) => {
    const { fight } = now;
    const known = { hp: event.hp, ...(event.target.card ? { card: event.target.card } : {}) };
    const hurt = withUnit(now, event.target.id, known);
    return fight ? { ...hurt, fight: { ...fight, hits: [...fight.hits, event] } } : hurt;
  },
  healed: (now, { unit, hp }) => withUnit(now, unit.id, { hp }),
  fell: fallen,
  lane_over: laneOver,
  crystal_hit: (now, { seat, lane, amount, hp }) => ({
    ...withSeat(now, seat, { hp }),
    over: ended(now.over, lane, seat, amount),
  }),
  fell_back: (now, { lane, units, waits }) => {
    const back = units.reduce((table, { id }) => stepped(table, lane, id, null), now);
    return waits.reduce((table, { id }) => withUnit(table, id, { waits: true }), back);
  },
  round_end: (now) => ({ ...now, fight: null }),
};

function drawn(now: Shown, { seat, cards, lost, secret }: Events["cards_drawn"]): Shown {
  const { handCount, deckCount } = now.seats[seat];
  const known = cards.flatMap((card) => card ?? []);
  const held = seat === now.viewer ? { ...now, hand: [...now.hand, ...known] } : now;
  if (secret) return held;
  return withSeat(held, seat, {
    handCount: handCount + cards.length,
    deckCount: deckCount - cards.length - lost.length,
  });
}

function planShown(now: Shown, { seat, units, hand, deck }: Events["plan_shown"]): Shown {
  const mine = seat === now.viewer;
  const played: Shown = {
    ...withSeat(now, seat, { handCount: hand, deckCount: deck }),
    ...(mine ? { hand: handAfter(now.hand, now.staged), staged: [] } : {}),
    nextUnit: now.nextUnit + units.length,
    over: NO_ENDS,
  };
  return units
    .toSorted((a, b) => a.place - b.place)
    .reduce((table, { unit, lane, row, place, hp }) => {
      const joined = withStack(table, { lane, row, seat }, (stack) =>
        stack.toSpliced(place, 0, { ...arrived(unit), hp }),
      );
      return unit.hidden ? joined : noted(joined, seat, unit.card);
    }, played);
}

function fallen(now: Shown, { unit, lane, row, gold }: Events["fell"]): Shown {
  const left = withStack(now, { lane, row, seat: unit.seat }, (stack) =>
    stack.filter(({ id }) => id !== unit.id),
  );
  const winner = rival(unit.seat);
  const paid = withSeat(left, winner, { gold: now.seats[winner].gold + gold });
  const { fight } = now;
  return fight
    ? { ...paid, fight: { ...fight, fell: [...fight.fell, { id: unit.id, tick: fight.tick }] } }
    : paid;
}

function laneOver(now: Shown, { lane, winner, zone, owner, gold }: Events["lane_over"]): Shown {
  const here = withLane(now, lane, (was) => ({ ...was, zone, owner }));
  const moved = { ...here, fight: now.fight?.lane === lane ? now.fight : null };
  const over = now.over.map((end, at) =>
    at === lane ? { winner, gold, crystal: end?.crystal ?? ([0, 0] as const) } : end,
  );
  if (winner === null) return { ...moved, over };
  const freed = withStack(moved, { lane, row: zone, seat: winner }, (stack) =>
    stack.map((unit) => ({ ...unit, waits: false })),
  );
  return { ...withSeat(freed, winner, { gold: now.seats[winner].gold + gold }), over };
}

const ended = (over: Shown["over"], lane: Lane, seat: Seat, amount: number): Shown["over"] =>
  over.map((end, at) => {
    if (at !== lane) return end;
    const [first, second] = end?.crystal ?? [0, 0];
    const crystal =
      seat === 0 ? ([first + amount, second] as const) : ([first, second + amount] as const);
    return { winner: null, gold: 0, ...end, crystal };
  });

const arrived = ({ id, card, hidden }: Events["hit"]["by"]): UnitView => ({
  id,
  card,
  hp: null,
  shown: !hidden,
  waits: false,
});

/** Variations that were seen count for everybody. */
function noted(now: Shown, seat: Seat, card: CardId | null): Shown {
  const family: Family | null = card && cardRow(card).family;
  if (!card || !family || now.seats[seat].played[family].includes(card)) return now;
  const { played } = now.seats[seat];
  return withSeat(now, seat, { played: { ...played, [family]: [...played[family], card] } });
}
