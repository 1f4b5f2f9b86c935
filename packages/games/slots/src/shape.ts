import type { BySeat, Outcome, Seat, Viewer } from "@holmgang/kernel";
import type { CardId, UnitId } from "./cards/cards.ts";
import type { OngoingId, Trigger } from "./cards/language.ts";
import type { Settings } from "./settings.ts";

/** All types of Skirmish Slots on one page: read this first. */
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

export const LANES = [0, 1, 2, 3, 4] as const;
export type Lane = (typeof LANES)[number];

/** One player's half of a lane. */
export interface Place {
  readonly seat: Seat;
  readonly lane: Lane;
}

/** What may be chosen: a slot (with or without its unit), or a card in the own graveyard. */
export type Option = Place | { readonly card: CardId };

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

export interface Unit {
  /** Its own number on this board, for as long as it stays there. */
  readonly id: number;
  readonly card: UnitId;
  buffs: number;
  damage: number;
  silenced: boolean;
  /** Own turn starts until its Activate is ready; null without one, or when it has been used. */
  cooldown: number | null;
  /** The turn it was deployed in: an Activate is never used in it. */
  readonly arrived: number;
}

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
  /** How long a table needs to show what happened since the question before. */
  showMs: number;
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

/** Where an event comes from: a card on a slot, an action in play, an ongoing effect. */
export interface Source {
  readonly seat: Seat;
  readonly lane: Lane | null;
  readonly card: CardId | OngoingId;
}

/** Everything that is announced, by kind. */
export interface Events {
  readonly round_start: { readonly round: number; readonly starter: Seat };
  /** The card is known to its owner alone; null for everybody else. */
  readonly card_drawn: { readonly seat: Seat; readonly card: CardId | null };
  readonly turn_start: { readonly seat: Seat; readonly turn: number };
  readonly card_played: {
    readonly seat: Seat;
    readonly card: CardId;
    /** Null for an action. */
    readonly lane: Lane | null;
    readonly targets: readonly Place[];
  };
  readonly unit_consumed: { readonly place: Place; readonly unit: Unit };
  readonly unit_placed: { readonly place: Place; readonly unit: Unit; readonly power: number };
  readonly unit_damaged: Changed;
  readonly unit_healed: Changed;
  readonly power_changed: Changed;
  readonly slot_changed: {
    readonly place: Place;
    readonly amount: number;
    readonly modifier: number;
    /** Power of the unit there; null if there is none. */
    readonly power: number | null;
    readonly by: Source;
  };
  readonly slot_marked: { readonly place: Place; readonly effect: OngoingId; readonly by: Source };
  readonly slot_cleansed: {
    readonly place: Place;
    readonly card: UnitId | null;
    readonly power: number | null;
    readonly by: Source;
  };
  readonly unit_moved: {
    readonly seat: Seat;
    readonly from: Lane;
    readonly to: Lane;
    readonly card: UnitId;
    /** Whoever stood there changed places with it. */
    readonly swapped: UnitId | null;
    /** Power in the new places, the mover's first. */
    readonly powers: readonly [number, number | null];
    readonly by: Source;
  };
  readonly unit_bounced: { readonly place: Place; readonly card: UnitId; readonly by: Source };
  readonly units_died: {
    readonly dead: readonly { readonly place: Place; readonly card: UnitId }[];
  };
  readonly ability_used: { readonly place: Place; readonly card: UnitId };
  readonly choice_opened: { readonly seat: Seat; readonly by: Source };
  readonly choice_made: { readonly seat: Seat; readonly option: Option | null };
  /** `forced`: with an empty hand and nothing to use there is nothing else to do. */
  readonly passed: { readonly seat: Seat; readonly forced: boolean };
  readonly lane_resolved: {
    readonly lane: Lane;
    readonly winner: Seat | null;
    /** Null where no unit stands. */
    readonly powers: Readonly<BySeat<number | null>>;
  };
  readonly conquered: { readonly place: Place; readonly card: UnitId };
  readonly round_end: {
    readonly round: number;
    readonly winner: Seat | null;
    readonly points: Readonly<BySeat<number>>;
  };
  readonly match_end: { readonly outcome: Outcome };
}

export type Event = { [K in keyof Events]: { readonly kind: K } & Events[K] }[keyof Events];

interface Changed {
  readonly place: Place;
  readonly card: UnitId;
  readonly amount: number;
  /** After the change. */
  readonly power: number;
  readonly by: Source;
}
