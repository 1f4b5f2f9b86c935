import { SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import type { LawKit, Numbers } from "@holmgang/kernel/testing";
import { place, slotAt } from "../board.ts";
import { unitRow } from "../cards/cards.ts";
import { MIDDLE } from "../round.ts";
import { LANES } from "../shape.ts";
import type { Event, Lane, Place, Slots, View } from "../shape.ts";

/** What counts on a slot: its modifier, and of its unit what is printed, what came and went, and the counter. */
type Part = "modifier" | UnitPart;
const UNIT_PARTS = ["printed", "buffs", "damage", "counter"] as const;
type UnitPart = (typeof UNIT_PARTS)[number];

const key = ({ seat, lane }: Place, part: Part): string => `${part} of ${seat} in lane ${lane}`;

/** The numbers on the board, kept by whoever believes nothing but the events. */
export const numbers: LawKit<Slots>["numbers"] = { of, after };

function of(view: View): Numbers {
  return Object.fromEntries(
    SEATS.flatMap((seat) => LANES.map((lane) => place(seat, lane))).flatMap((at) => {
      const { unit, modifier } = slotAt(view, at);
      return [
        [key(at, "modifier"), modifier],
        [key(at, "printed"), unit ? unitRow(unit.card).power : 0],
        [key(at, "buffs"), unit?.buffs ?? 0],
        [key(at, "damage"), unit?.damage ?? 0],
        [key(at, "counter"), unit?.cooldown ?? 0],
      ];
    }),
  );
}

function after(now: Numbers, event: Event): Numbers {
  const row: ((now: Numbers, event: never) => Numbers) | undefined = AFTER[event.kind];
  return row ? row(now, event as never) : now; // the row is that of its kind
}

/** Kinds without a row change no number. */
const AFTER: { readonly [K in Event["kind"]]?: Row<Extract<Event, { kind: K }>> } = {
  round_start: (_now, { starter, ground }) => ({
    [key(place(starter, MIDDLE), "modifier")]: ground,
  }),
  turn_start: (now, { seat }) => ({ ...now, ...counted(now, seat) }),
  // A unit comes as it is printed: whatever else it has, something has given it.
  unit_placed: (now, { place: at, unit: { card } }) => ({
    ...now,
    [key(at, "printed")]: unitRow(card).power,
    [key(at, "counter")]: unitRow(card).ready ?? 0,
  }),
  unit_damaged: (now, { place: at, amount }) => added(now, at, "damage", amount),
  unit_healed: (now, { place: at, amount }) => added(now, at, "damage", -amount),
  power_changed: (now, { place: at, amount }) => added(now, at, "buffs", amount),
  slot_changed: (now, { place: at, amount }) => added(now, at, "modifier", amount),
  slot_cleansed: (now, { place: at }) => ({
    ...now,
    [key(at, "modifier")]: 0,
    [key(at, "buffs")]: 0,
  }),
  unit_moved: (now, { seat, from, to }) => ({ ...now, ...swapped(now, seat, from, to) }),
  ability_used: (now, { place: at }) => ({ ...now, [key(at, "counter")]: 0 }),
  unit_consumed: (now, { place: at }) => ({ ...now, ...gone(at) }),
  unit_bounced: (now, { place: at }) => ({ ...now, ...gone(at) }),
  units_died: (now, { dead }) =>
    dead.reduce((left, { place: at }) => ({ ...left, ...gone(at) }), now),
};

type Row<E> = (now: Numbers, event: E) => Numbers;

const added = (now: Numbers, at: Place, part: Part, amount: number): Numbers => ({
  ...now,
  [key(at, part)]: numberAt(now, at, part) + amount,
});

const numberAt = (now: Numbers, at: Place, part: Part): number => now[key(at, part)] ?? 0;

const gone = (at: Place): Numbers =>
  Object.fromEntries(UNIT_PARTS.map((part) => [key(at, part), 0]));

const counted = (now: Numbers, seat: Seat): Numbers =>
  Object.fromEntries(
    LANES.map((lane) => place(seat, lane)).map((at) => [
      key(at, "counter"),
      Math.max(0, numberAt(now, at, "counter") - 1),
    ]),
  );

const swapped = (now: Numbers, seat: Seat, from: Lane, to: Lane): Numbers =>
  Object.fromEntries(
    UNIT_PARTS.flatMap((part) => [
      [key(place(seat, to), part), numberAt(now, place(seat, from), part)],
      [key(place(seat, from), part), numberAt(now, place(seat, to), part)],
    ]),
  );
