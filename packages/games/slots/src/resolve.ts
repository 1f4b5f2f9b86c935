import { invariant } from "@holmgang/kernel";
import type { Table } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import { place, slotAt, unitAt, whereIs } from "./board.ts";
import { ONGOING } from "./cards/language.ts";
import type { Verb } from "./cards/language.ts";
import { buryTheDead } from "./deaths.ts";
import { hasAbility } from "./effects.ts";
import { powerAt } from "./power.ts";
import type { AbilityEffect, Effect, Event, Place, State } from "./shape.ts";
import { abilityFor, optionsFor } from "./targets.ts";
import { carryOut } from "./verbs/carry-out.ts";
import type { Context } from "./verbs/context.ts";

/** More effects than this from one move are a loop in the cards, not a match. */
export const EFFECT_LIMIT = 1000;

/** Works the queue off, first in, first out, with a state check after every effect; stops where a choice is needed. */
export function resolveQueue(state: State, table: Table<Event>): void {
  while (state.pending === null) {
    const effect = state.queue.shift();
    if (!effect) return;
    state.effects++;
    if (state.effects > EFFECT_LIMIT) throw new Error(`more than ${EFFECT_LIMIT} effects in a row`);
    buryTheDead(state, resolveEffect(state, effect, table), table);
  }
}

const NOBODY: readonly number[] = [];

/** Carries out one effect and returns whom it killed outright. */
function resolveEffect(state: State, effect: Effect, table: Table<Event>): readonly number[] {
  switch (effect.kind) {
    case "place":
      return arrive(state, effect, table);
    case "ongoing":
      return meetOngoing(state, effect, table);
    case "ability":
      return useAbility(state, effect, table);
  }
}

function arrive(
  state: State,
  { seat, lane, unit }: Extract<Effect, { kind: "place" }>,
  table: Table<Event>,
): readonly number[] {
  const at = place(seat, lane);
  const slot = slotAt(state, at);
  invariant(slot.unit === null, "a unit arrives on an empty slot");
  slot.unit = unit;
  announce(table, "unit_placed", () => ({
    place: at,
    unit: { ...unit },
    power: powerAt(state, at) ?? 0,
  }));
  return NOBODY;
}

function meetOngoing(
  state: State,
  { seat, lane, unit, effect }: Extract<Effect, { kind: "ongoing" }>,
  table: Table<Event>,
): readonly number[] {
  const self = whereIs(state, unit);
  if (!self) return NOBODY;
  const by = { seat, lane, card: effect };
  const context = { state, table, seat, self, x: 0, chosen: [], by, killed: [] };
  return carryOutAll(ONGOING[effect].does, context);
}

/** An ability whose source has left, or has lost it, is dropped; only Death, Consumed and actions need no source. */
function useAbility(state: State, effect: AbilityEffect, table: Table<Event>): readonly number[] {
  const self = sourceOf(state, effect);
  if (!self) return NOBODY;
  const { asks, may, does } = abilityFor(effect);
  if (effect.chosen.length < asks.length)
    return askFor(state, { ...effect, lane: self.lane }, may, table);
  const { seat, x, chosen, card } = effect;
  const by = { seat, lane: effect.trigger === "cast" ? null : self.lane, card };
  const killed = carryOutAll(does, { state, table, seat, self, x, chosen, by, killed: [] });
  if (effect.trigger === "cast") state.seats[seat].graveyard.push(card);
  return killed;
}

function sourceOf(state: State, { trigger, seat, lane, unit }: AbilityEffect): Place | null {
  if (trigger === "death" || trigger === "consumed" || trigger === "cast") return place(seat, lane);
  const at = unit === null ? null : whereIs(state, unit);
  const source = at && unitAt(state, at);
  return source && hasAbility(source, trigger) ? at : null;
}

/** Without an option the ability is skipped; where there is only one and it must be taken, nobody is asked. */
function askFor(
  state: State,
  effect: AbilityEffect,
  may: boolean,
  table: Table<Event>,
): readonly number[] {
  const options = optionsFor(state, effect);
  const [only] = options;
  if (!only) return NOBODY;
  if (options.length === 1 && !may)
    return useAbility(state, { ...effect, chosen: [...effect.chosen, only] }, table);
  state.pending = effect;
  const { seat, lane, card } = effect;
  announce(table, "choice_opened", () => ({ seat, by: { seat, lane, card } }));
  return NOBODY;
}

function carryOutAll(verbs: readonly Verb[], context: Context): readonly number[] {
  for (const verb of verbs) carryOut(verb, context);
  return context.killed;
}
