import type { LawKit, Numbers } from "@holmgang/kernel/testing";
import type { Event, Told } from "../events.ts";
import type { Field, UnitFacts, View } from "../shape.ts";

/** The numbers on the board, kept by whoever believes nothing but the events. */
export const numbers: LawKit<Field>["numbers"] = { of, after };

const COUNTED = [
  "hp",
  "maxHp",
  "ap",
  "enhanced",
  "poison",
] as const satisfies readonly (keyof UnitFacts)[];

const ofUnit = (id: number, is: UnitFacts | null): Numbers =>
  Object.fromEntries(COUNTED.map((what) => [`${what} of ${id}`, is?.[what] ?? 0]));

function of({ seats, units, played, halfTurn }: View): Numbers {
  const found: Record<string, number> = { played, halfTurn };
  for (const [seat, { hp, handCount, deckCount, lostCount, roused }] of seats.entries())
    Object.assign(found, {
      [`base ${seat}`]: hp,
      [`hand ${seat}`]: handCount,
      [`deck ${seat}`]: deckCount,
      [`lost ${seat}`]: lostCount,
      [`roused ${seat}`]: roused,
    });
  for (const { id, is } of units) Object.assign(found, ofUnit(id, is));
  return found;
}

function after(now: Numbers, event: Event): Numbers {
  const row: ((now: Numbers, event: never) => Numbers) | undefined = AFTER[event.kind];
  return row ? { ...now, ...row(now, event as never) } : now; // the row is that of its kind
}

type Row<E> = (now: Numbers, event: E) => Numbers;

/** The number its hearer knows a unit by. */
const idOf = ({ own, seen, open }: Told): number => own ?? seen ?? open ?? 0;

const is: Row<{ readonly unit: Told }> = (_now, { unit }) => ofUnit(idOf(unit), unit.is);
const gone: Row<{ readonly unit: Told }> = (_now, { unit }) => ofUnit(idOf(unit), null);
const plus = (now: Numbers, key: string, more: number): Numbers => ({
  [key]: (now[key] ?? 0) + more,
});

/** Kinds without a row change no number. */
const AFTER: { readonly [K in Event["kind"]]?: Row<Extract<Event, { kind: K }>> } = {
  turn_start: (_now, { halfTurn }) => ({ halfTurn, played: 0 }),
  age_start: (now, { decks }) => ({
    ...plus(now, "lost 0", now["deck 0"] ?? 0),
    ...plus(now, "lost 1", now["deck 1"] ?? 0),
    "deck 0": decks[0],
    "deck 1": decks[1],
  }),
  cards_drawn: (now, { seat, cards, lost }) => ({
    ...plus(now, `hand ${seat}`, cards.length),
    ...plus(now, `deck ${seat}`, -cards.length - lost.length),
    ...plus(now, `lost ${seat}`, lost.length),
  }),
  hand_dealt: (_now, { seat, cards }) => ({ [`hand ${seat}`]: cards.length }),
  card_played: (now, { seat }) => ({ ...plus(now, `hand ${seat}`, -1), ...plus(now, "played", 1) }),
  card_gained: (now, { seat }) => plus(now, `hand ${seat}`, 1),
  base_hit: (_now, { seat, hp }) => ({ [`base ${seat}`]: hp }),
  hero_acts: (_now, { seat, roused }) => ({ [`roused ${seat}`]: roused }),
  turn_end: (_now, { seat }) => ({ [`roused ${seat}`]: 0 }),
  unit_placed: is,
  sighted: (now, event) => (event.unit.own === null ? is(now, event) : {}),
  unmasked: is,
  moved: is,
  attacks: (now, { unit, target }) => ({ ...is(now, { unit }), ...is(now, { unit: target }) }),
  raids: is,
  hurt: is,
  healed: is,
  changed: is,
  frightened: is,
  relic_found: is,
  fell: gone,
  lost_sight: (now, event) => (event.unit.own === null && !event.still ? gone(now, event) : {}),
};
