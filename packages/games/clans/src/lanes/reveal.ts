import { SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { ANT, cardRow, VARIATIONS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { FAMILIES } from "../cards/language.ts";
import type { Family } from "../cards/language.ts";
import { PROFILES } from "../cards/profile.ts";
import { heroRow } from "../heroes.ts";
import { announce, who } from "./announce.ts";
import type { Run } from "./announce.ts";
import { hasRoom, stackAt, unitsOf } from "./board.ts";
import { drawCards } from "./draw.ts";
import { heal } from "./heal.ts";
import { isHidden, noteVariation } from "./look.ts";
import { baseOf, LANES, rowOf } from "./places.ts";
import type { Lane, Row } from "./places.ts";
import { handAfter } from "./plan.ts";
import type { Stack, State, Unit } from "./shape.ts";

/** Both plans come to light: cards, then heroes, then Ultimates. */
export function reveal(run: Run): void {
  for (const seat of SEATS) place(run, seat);
  for (const seat of SEATS) heroActs(run, seat);
  for (const seat of SEATS) for (const family of FAMILIES) ultimate(run, seat, family);
}

interface Placed {
  readonly unit: Unit;
  readonly stack: Stack;
  readonly lane: Lane;
  readonly row: Row;
}

/** What is staged is played, in the order in which it was staged. */
function place({ state, table }: Run, seat: Seat): void {
  const own = state.seats[seat];
  const placed = own.staged.map(({ card, lane, at, place: where }): Placed => {
    const unit = newUnit(state, card);
    const row = rowOf(seat, at);
    const stack = stackAt(state.lanes[lane], row, seat);
    if (where === "front") stack.unshift(unit);
    else stack.push(unit);
    return { unit, stack, lane, row };
  });
  own.hand = handAfter(own.hand, own.staged);
  own.staged = [];
  own.told.hand = own.hand.length;
  own.told.deck = own.deck.length;
  own.told.hero = own.hero.usedIn;
  for (const { unit, stack, lane } of placed) {
    unit.shown = !isHidden(state, stack, stack.indexOf(unit), { seat, lane });
    notePlayed(state, seat, unit);
  }
  announce(table, "plan_shown", () => ({
    seat,
    units: placed.map(({ unit, stack, lane, row }) => ({
      lane,
      row,
      hp: unit.hp,
      unit: who(unit, seat),
      place: stack.indexOf(unit) as 0 | 1, // a stack has two places
    })),
    hand: own.told.hand,
    deck: own.told.deck,
  }));
}

const newUnit = (state: State, card: CardId): Unit => ({
  id: state.nextUnit++,
  card,
  hp: PROFILES[card].hp,
  shown: true,
  waits: false,
});

function notePlayed(state: State, seat: Seat, unit: Unit): void {
  const { family } = cardRow(unit.card);
  if (!family) return;
  const played = state.seats[seat].played[family];
  if (!played.includes(unit.card)) played.push(unit.card);
  if (unit.shown) noteVariation(state, seat, unit);
}

/** A hero used this round. A draw has happened already, while planning; what rouses is asked for in every hit. */
function heroActs(run: Run, seat: Seat): void {
  const { id, usedIn } = run.state.seats[seat].hero;
  if (usedIn !== run.state.round) return;
  announce(run.table, "hero_acts", () => ({ seat, hero: id }));
  const { power, amount } = heroRow(id);
  if (power !== "heal") return;
  for (const unit of unitsOf(run.state, seat)) heal(run, unit, seat, { amount, why: "hero" });
}

/** Whoever has played all three variations of a family now, and never before, has its Ultimate. */
function ultimate(run: Run, seat: Seat, family: Family): void {
  const { played, told, ultimates } = run.state.seats[seat];
  if (ultimates.includes(family) || played[family].length < VARIATIONS[family].length) return;
  ultimates.push(family);
  told.played[family].splice(0, Infinity, ...played[family]);
  announce(run.table, "ultimate", () => ({ seat, family, played: [...played[family]] }));
  if (family === "monkey") drawCards(run, seat, MONKEY_DRAW);
  else antsCome(run, seat);
}

const MONKEY_DRAW = 2;

/** A token on every free place of a seat's own bases. */
function antsCome({ state, table }: Run, seat: Seat): void {
  const row = baseOf(seat);
  const came = LANES.flatMap((lane) => {
    const ants: { readonly lane: Lane; readonly unit: Unit }[] = [];
    while (hasRoom(state.lanes[lane], row, seat)) {
      const unit = newUnit(state, ANT);
      stackAt(state.lanes[lane], row, seat).push(unit);
      ants.push({ lane, unit });
    }
    return ants;
  });
  announce(table, "ants_came", () => ({
    seat,
    units: came.map(({ lane, unit }) => ({ lane, row, unit: who(unit, seat), hp: unit.hp })),
  }));
}
