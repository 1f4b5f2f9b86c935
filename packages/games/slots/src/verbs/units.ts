import { slotAt } from "../board.ts";
import { announce } from "../announce.ts";
import { react } from "../effects.ts";
import { leave } from "../leave.ts";
import { powerAt, rawPower } from "../power.ts";
import type { Place, Unit } from "../shape.ts";
import type { Context } from "./context.ts";

/** What verbs do to the units on slots. Slots without one are passed over. */

function eachUnit(
  { state }: Context,
  places: readonly Place[],
  act: (unit: Unit, at: Place) => void,
): void {
  for (const at of places) {
    const { unit } = slotAt(state, at);
    if (unit) act(unit, at);
  }
}

/** All are hit at once; then those who feed on it take note, in the order of the hits. */
export function damageUnits(context: Context, places: readonly Place[], amount: number): void {
  const { state, table, by } = context;
  const hit: Place[] = [];
  eachUnit(context, places, (unit, at) => {
    unit.damage += amount;
    hit.push(at);
    announce(table, "unit_damaged", () => ({
      place: at,
      card: unit.card,
      amount,
      power: powerAt(state, at) ?? 0,
      by,
    }));
  });
  for (const at of hit) react(state, "nearDamage", at, amount);
}

/** A Mimic in front of its equal gets nothing, and nothing is announced. */
export function buffUnits(context: Context, places: readonly Place[], amount: number): void {
  const { state, table, by } = context;
  if (amount === 0) return;
  eachUnit(context, places, (unit, at) => {
    unit.buffs += amount;
    announce(table, "power_changed", () => ({
      place: at,
      card: unit.card,
      amount,
      power: powerAt(state, at) ?? 0,
      by,
    }));
  });
}

/** Healing takes damage away, never more than there is, and leaves buffs alone. */
export function healUnits(context: Context, places: readonly Place[], amount: number): void {
  const { state, table, by } = context;
  eachUnit(context, places, (unit, at) => {
    const healed = Math.min(amount, unit.damage);
    if (healed === 0) return;
    unit.damage -= healed;
    announce(table, "unit_healed", () => ({
      place: at,
      card: unit.card,
      amount: healed,
      power: powerAt(state, at) ?? 0,
      by,
    }));
  });
}

export function killUnits(context: Context, places: readonly Place[]): void {
  eachUnit(context, places, (unit) => context.killed.push(unit.id));
}

export function bounceUnits(context: Context, places: readonly Place[]): void {
  const { state, table, by } = context;
  eachUnit(context, places, (unit, at) => {
    leave(state, at, "hand");
    announce(table, "unit_bounced", () => ({ place: at, card: unit.card, by }));
  });
}

/** The unit that has come onto the consumed one's slot is still on its way there: it gets the bonus before it arrives. */
export function buffConsumer({ state, table, self, by }: Context, amount: number): void {
  const coming = state.queue.find(
    (effect) => effect.kind === "place" && effect.seat === self.seat && effect.lane === self.lane,
  );
  if (coming?.kind !== "place") return;
  const { unit } = coming;
  unit.buffs += amount;
  announce(table, "power_changed", () => ({
    place: self,
    card: unit.card,
    amount,
    power: Math.max(0, rawPower(unit, slotAt(state, self))),
    by,
  }));
}

/** The source's power becomes that of the unit at the place: one adjustment, which may be a loss. */
export function mirrorUnit(context: Context, [model]: readonly Place[]): void {
  const { state, self } = context;
  const slot = slotAt(state, self);
  const power = model ? powerAt(state, model) : null;
  if (power === null || slot.unit === null) return;
  buffUnits(context, [self], power - rawPower(slot.unit, slot));
}
