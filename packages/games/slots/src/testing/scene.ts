import { advance, invariant, open, outcome, parseConfig } from "@holmgang/kernel";
import type { BySeat, Input, Outcome, Position, Refusal, Seat } from "@holmgang/kernel";
import { place } from "../board.ts";
import { isCard, isUnit, unitRow } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import type { OngoingId } from "../cards/language.ts";
import { legalMoves } from "../legal.ts";
import { powerAt } from "../power.ts";
import { readMove } from "../read-move.ts";
import { slots } from "../rules.ts";
import type { Settings } from "../settings.ts";
import { LANES } from "../shape.ts";
import type { Event, Lane, RoundResult, State, Unit } from "../shape.ts";
import { view } from "../view.ts";

/** A match at one moment, and what was announced on the way to it. */
export interface Scene {
  readonly position: Position<State>;
  readonly events: readonly Event[];
}

/** A table as data, in words; what is left out is empty, but for hands. It is the middle of a round. */
export interface Setting {
  readonly settings?: Partial<Settings>;
  /** Whose turn it is. */
  readonly turn?: Seat;
  readonly round?: number;
  readonly starter?: Seat;
  readonly results?: readonly RoundResult[];
  /** Five slots each, `.` for an empty one: `archer champion-2 . ghoul+1 ranger@1`: damage, buffs, counter. `mimic~` has lost its abilities, `rookie!` has used it. */
  readonly board?: Halves;
  /** Five modifiers each: `0 +1 0 0 -2`. */
  readonly modifiers?: Halves;
  readonly ongoing?: readonly (readonly [Seat, Lane, OngoingId])[];
  /** A hand left out is one Veteran: whoever holds nothing has to pass. */
  readonly hands?: Halves;
  /** The top card first. */
  readonly decks?: Halves;
  readonly graves?: Halves;
  readonly passed?: BySeat<boolean>;
}

/** What seat 0 has, then seat 1. */
type Halves = readonly [string?, string?];

export function scene(setting: Setting): Scene {
  const config = parseConfig(slots, { settings: setting.settings ?? {} });
  invariant(config.ok, config.ok ? "" : config.refusal.words);
  const { position } = open(slots, config.value, "a scene draws nothing from its seed");
  const { state } = position;
  state.turn = setting.turn ?? 0;
  state.round = setting.round ?? 1;
  state.starter = setting.starter ?? 0;
  state.results = setting.results ?? [];
  state.turns = 20;
  for (const seat of [0, 1] as const) {
    const own = state.seats[seat];
    own.hand.splice(0, Infinity, ...cards(setting.hands?.[seat] ?? "veteran"));
    own.deck.splice(0, Infinity, ...cards(setting.decks?.[seat] ?? "").toReversed());
    own.graveyard.push(...cards(setting.graves?.[seat] ?? ""));
    own.passed = setting.passed?.[seat] ?? false;
    for (const lane of LANES) {
      const slot = own.slots[lane]!;
      slot.unit = unitFrom(words(setting.board?.[seat] ?? "")[lane] ?? ".", state);
      slot.modifier = Number(words(setting.modifiers?.[seat] ?? "")[lane] ?? 0);
    }
  }
  for (const [seat, lane, effect] of setting.ongoing ?? []) {
    const slot = state.seats[seat].slots[lane]!;
    slot.ongoing = [...slot.ongoing, effect];
  }
  return { position, events: [] };
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

const cards = (text: string): CardId[] =>
  words(text).map((word) => {
    invariant(isCard(word), `'${word}' is no card`);
    return word;
  });

function unitFrom(text: string, state: State): Unit | null {
  const [, card = ".", rest = ""] = /^([a-z.]+)(.*)$/.exec(text) ?? [];
  if (card === ".") return null;
  invariant(isCard(card) && isUnit(card), `'${card}' is no unit`);
  const number = (sign: string): number =>
    Number(new RegExp(`\\${sign}(\\d+)`).exec(rest)?.[1] ?? 0);
  return {
    id: state.nextUnit++,
    card,
    buffs: number("+"),
    damage: number("-"),
    silenced: rest.includes("~"),
    cooldown: rest.includes("!") ? null : rest.includes("@") ? number("@") : unitRow(card).ready,
    arrived: 0,
  };
}

/** What a seat types: `archer 3`, `strike e2`, `use 4`, `done`, `pass`; `e2`, `scout`, `no` for a choice; `bell`. */
export function play(from: Scene, seat: Seat, ...lines: readonly string[]): Scene {
  const events: Event[] = [];
  let { position } = from;
  for (const line of lines) {
    const step = advance(slots, position, inputFrom(position, seat, line));
    invariant(step.ok, step.ok ? "" : `${line}: ${step.refusal.words}`);
    position = step.value.position;
    events.push(...step.value.events);
  }
  return { position, events };
}

/** Why this is refused here. */
export function refused({ position }: Scene, seat: Seat, line: string): Refusal {
  const step = advance(slots, position, inputFrom(position, seat, line));
  invariant(!step.ok, `nothing refuses ${line}`);
  return step.refusal;
}

function inputFrom({ state }: Position<State>, seat: Seat, line: string): Input {
  if (line === "bell") return { kind: "expire", seat };
  const move = readMove(line, view(state, seat));
  invariant(move !== null, `'${line}' is no move`);
  return { kind: "move", seat, move };
}

/** A seat's board by power: `archer 3, ., champion 3, …`. */
export const board = ({ position: { state } }: Scene, seat: Seat): string =>
  LANES.map((lane) => {
    const { unit } = state.seats[seat].slots[lane]!;
    return unit ? `${unit.card} ${powerAt(state, place(seat, lane))}` : ".";
  }).join(", ");

export const modifiers = ({ position: { state } }: Scene, seat: Seat): readonly number[] =>
  state.seats[seat].slots.map(({ modifier }) => modifier);

export const ongoing = ({ position: { state } }: Scene, seat: Seat, lane: Lane) =>
  state.seats[seat].slots[lane]!.ongoing;

export const hand = ({ position: { state } }: Scene, seat: Seat): string =>
  state.seats[seat].hand.join(" ");

export const grave = ({ position: { state } }: Scene, seat: Seat): string =>
  state.seats[seat].graveyard.join(" ");

/** Who is asked, and for what: `0 turn`, `1 choice`. */
export const asked = ({ position: { state } }: Scene): string =>
  slots
    .decisions(state)
    .map(({ seat, kind }) => `${seat} ${kind}`)
    .join();

/** The asked seat's legal moves, as they are typed. */
export function legal({ position: { state } }: Scene): readonly string[] {
  const { seat } = slots.decisions(state)[0]!;
  return legalMoves(state, seat).map((move) => {
    const at = (target: { seat: Seat; lane: Lane }) =>
      `${target.seat === seat ? "o" : "e"}${target.lane + 1}`;
    switch (move.kind) {
      case "deploy":
        return `${move.card} ${move.lane + 1}`;
      case "cast":
        return [move.card, ...move.targets.map(at)].join(" ");
      case "activate":
        return `use ${move.lane + 1}`;
      case "choose":
        return move.option === null
          ? "no"
          : "card" in move.option
            ? move.option.card
            : at(move.option);
      case "done":
      case "pass":
        return move.kind;
    }
  });
}

/** The names of what was announced, in order. */
export const announced = ({ events }: Scene): readonly string[] => events.map(({ kind }) => kind);

/** What was announced under one name. */
export const told = <K extends Event["kind"]>({ events }: Scene, kind: K) =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);

/** A finished round that this seat has won, and one that nobody has. */
export const wonBy = (winner: Seat): RoundResult => ({
  winner,
  points: winner === 0 ? [1, 0] : [0, 1],
});
export const TIED: RoundResult = { winner: null, points: [1, 1] };

export const ended = ({ position }: Scene): Outcome | null => outcome(slots, position);
