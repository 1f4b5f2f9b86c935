import type { Effect, SeatState, Slot, State, Unit } from "./shape.ts";

// Copies of what a match changes in place; all else is shared. Written field by field, in the order in which setup and
// deploy write them: objects that are made alike are read twice as quickly, and searches read little else.

/** A copy that may be played on. */
export const copyState = (state: State): State => ({
  settings: state.settings,
  round: state.round,
  starter: state.starter,
  turn: state.turn,
  turns: state.turns,
  step: state.step,
  activating: state.activating,
  last: state.last,
  results: state.results,
  question: state.question,
  outcome: state.outcome,
  seats: [copySeat(state.seats[0]), copySeat(state.seats[1])],
  queue: copyQueue(state.queue),
  pending: state.pending,
  nextUnit: state.nextUnit,
  effects: state.effects,
});

const copySeat = ({ deck, hand, known, graveyard, slots, passed }: SeatState): SeatState => ({
  deck: deck.slice(),
  hand: hand.slice(),
  known: known.slice(),
  graveyard: graveyard.slice(),
  slots: copySlots(slots),
  passed,
});

export const copySlots = (slots: readonly Slot[]): Slot[] => slots.map(copySlot);

const copySlot = ({ unit, modifier, ongoing }: Slot): Slot => ({
  unit: unit && copyUnit(unit),
  modifier,
  ongoing,
});

/** Only a unit on its way is changed while it waits. */
export const copyQueue = (queue: readonly Effect[]): Effect[] =>
  queue.map((effect) =>
    effect.kind === "place" ? { ...effect, unit: copyUnit(effect.unit) } : effect,
  );

const copyUnit = (unit: Unit): Unit => ({
  id: unit.id,
  card: unit.card,
  buffs: unit.buffs,
  damage: unit.damage,
  silenced: unit.silenced,
  cooldown: unit.cooldown,
  arrived: unit.arrived,
});
