import { rival } from "@holmgang/kernel";
import type { LawKit, Numbers } from "@holmgang/kernel/testing";
import type { Clans, Event, View } from "../lanes/shape.ts";

/** The numbers on the board, kept by whoever believes nothing but the events. */
export const numbers: LawKit<Clans>["numbers"] = { of, after };

const unit = (id: number): string => `hp of unit ${id}`;

function of({ seats, lanes }: View): Numbers {
  const found: Record<string, number> = {};
  for (const [seat, { hp, gold, handCount, deckCount }] of seats.entries())
    Object.assign(found, {
      [`crystal ${seat}`]: hp,
      [`gold ${seat}`]: gold,
      [`hand ${seat}`]: handCount,
      [`deck ${seat}`]: deckCount,
    });
  for (const { id, hp } of lanes.flatMap(({ stacks }) => stacks.flat(2)))
    if (hp !== null) found[unit(id)] = hp;
  return found;
}

function after(now: Numbers, event: Event): Numbers {
  const row: ((now: Numbers, event: never) => Numbers) | undefined = AFTER[event.kind];
  return row ? { ...now, ...row(now, event as never) } : now; // the row is that of its kind
}

type Row<E> = (now: Numbers, event: E) => Numbers;

const hps = (
  units: readonly { readonly unit: { readonly id: number }; readonly hp: number | null }[],
) =>
  Object.fromEntries(
    units.flatMap(({ unit: { id }, hp }) => (hp === null ? [] : [[unit(id), hp]])),
  );

/** Kinds without a row change no number. */
const AFTER: { readonly [K in Event["kind"]]?: Row<Extract<Event, { kind: K }>> } = {
  age_start: (_now, { decks }) => ({ "deck 0": decks[0], "deck 1": decks[1] }),
  cards_drawn: (now, { seat, cards, lost, secret }) =>
    secret
      ? {}
      : {
          [`hand ${seat}`]: (now[`hand ${seat}`] ?? 0) + cards.length,
          [`deck ${seat}`]: (now[`deck ${seat}`] ?? 0) - cards.length - lost.length,
        },
  plan_shown: (_now, { seat, units, hand, deck }) => ({
    ...hps(units),
    [`hand ${seat}`]: hand,
    [`deck ${seat}`]: deck,
  }),
  ants_came: (_now, { units }) => hps(units),
  unit_shown: (_now, shown) => hps([shown]),
  hit: (_now, { target, hp }) => ({ [unit(target.id)]: hp }),
  healed: (_now, healed) => hps([healed]),
  fell: (now, { unit: { id, seat }, gold }) => ({
    [unit(id)]: 0,
    [`gold ${rival(seat)}`]: (now[`gold ${rival(seat)}`] ?? 0) + gold,
  }),
  lane_over: (now, { winner, gold }) =>
    winner === null ? {} : { [`gold ${winner}`]: (now[`gold ${winner}`] ?? 0) + gold },
  crystal_hit: (_now, { seat, hp }) => ({ [`crystal ${seat}`]: hp }),
};
