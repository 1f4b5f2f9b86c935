import type { BySeat, Outcome, Seat, Viewer } from "@holmgang/kernel";
import type { CardId } from "./cards/cards.ts";
import type { OngoingId, Trigger } from "./cards/language.ts";
import type { Event } from "./events.ts";
import type { Lane, Option, Place, Unit } from "./places.ts";
import type { Settings } from "./settings.ts";

export type { Event, Events, Source } from "./events.ts";
export { LANES } from "./places.ts";
export type { Lane, Option, Place, Unit } from "./places.ts";

/** The types of Skirmish Slots: read this first. Places and units are in places.ts, what is announced in events.ts. */
export interface Slots {
  settings: Settings;
  entry: Entry;
  state: State;
  move: Move;
  event: Event;
  view: View;
}

/** What a player brings: a deck, in the order of the cards' numbers. */
export interface Entry {
  readonly deck: readonly CardId[];
}

export type Move =
  | { readonly kind: "deploy"; readonly card: CardId; readonly lane: Lane }
  /** An action, with all its targets. */
  | { readonly kind: "cast"; readonly card: CardId; readonly targets: readonly Place[] }
  | { readonly kind: "activate"; readonly lane: Lane }
  /** Ends a turn in which abilities were used. */
  | { readonly kind: "done" }
  | { readonly kind: "pass" }
  /** The answer to a choice in the middle of an effect; null declines. */
  | { readonly kind: "choose"; readonly option: Option | null };

export interface Slot {
  unit: Unit | null;
  modifier: number;
  /** In the order in which they came. */
  ongoing: readonly OngoingId[];
}

export interface SeatState {
  /** Drawn from the end. */
  readonly deck: CardId[];
  readonly hand: CardId[];
  /** Cards of the hand that the rival has seen return to it. */
  readonly known: CardId[];
  readonly graveyard: CardId[];
  /** By lane. */
  readonly slots: readonly Slot[];
  passed: boolean;
}

/** Something that waits for its turn in the queue. */
export type Effect =
  | AbilityEffect
  /** A unit about to stand on a slot. */
  | {
      readonly kind: "place";
      readonly seat: Seat;
      readonly lane: Lane;
      readonly unit: Unit;
    }
  /** An ongoing effect meets the unit that was deployed there. */
  | {
      readonly kind: "ongoing";
      readonly seat: Seat;
      readonly lane: Lane;
      readonly unit: number;
      readonly effect: OngoingId;
    };

export interface AbilityEffect {
  readonly kind: "ability";
  readonly card: CardId;
  readonly trigger: Trigger;
  readonly seat: Seat;
  /** The slot of its source: where it stands, or stood when it left. An action's own effect has lane 0 and never looks. */
  readonly lane: Lane;
  /** The unit it comes from; null for an action. */
  readonly unit: number | null;
  /** The number the trigger brings. */
  readonly x: number;
  readonly chosen: readonly Option[];
}

/** What the match is doing: starting a turn, waiting for one, carrying one out, or paying for won lanes. */
export type Step = "start" | "turn" | "act" | "conquer";

export interface RoundResult {
  readonly winner: Seat | null;
  /** Lanes won. */
  readonly points: Readonly<BySeat<number>>;
}

/** What was done last, for the table to show. */
export interface LastMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** What everybody may know, except the hands and decks. */
interface Open {
  readonly settings: Settings;
  /** 1, 2 or 3. */
  round: number;
  /** Who began the round. */
  starter: Seat;
  /** Whose turn it is. */
  turn: Seat;
  /** Counts the turns of the match. */
  turns: number;
  step: Step;
  /** Whether this turn has become one of abilities. */
  activating: boolean;
  last: LastMove | null;
  /** Finished rounds. */
  results: readonly RoundResult[];
  /** Number of the question asked last. */
  question: number;
  outcome: Outcome | null;
}

export interface State extends Open {
  readonly seats: BySeat<SeatState>;
  /** First in, first out. */
  queue: Effect[];
  /** The ability that waits for a choice of its seat. */
  pending: AbilityEffect | null;
  /** The number the next unit gets. */
  nextUnit: number;
  /** Effects since the last move, for the loop guard. */
  effects: number;
}

export interface SeatView {
  readonly slots: readonly Slot[];
  readonly graveyard: readonly CardId[];
  readonly known: readonly CardId[];
  readonly passed: boolean;
  readonly handCount: number;
  readonly deckCount: number;
  /** The viewer's own; null for everybody else. */
  readonly own: {
    readonly hand: readonly CardId[];
    /** What is left in the deck, sorted: its order is nobody's to know. */
    readonly deck: readonly CardId[];
  } | null;
}

export interface View extends Readonly<Open> {
  readonly viewer: Viewer;
  readonly seats: Readonly<BySeat<SeatView>>;
  readonly queue: readonly Effect[];
  /** Who must choose for which ability; the options are only in the view of that seat. */
  readonly pending: {
    readonly effect: AbilityEffect;
    readonly options: readonly Option[] | null;
    readonly may: boolean;
  } | null;
  /** Lanes won if the round ended now. */
  readonly points: Readonly<BySeat<number>>;
  readonly nextUnit: number;
  readonly effects: number;
}
