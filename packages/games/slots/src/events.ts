import type { BySeat, EventOf, Outcome, Seat } from "@holmgang/kernel";
import type { CardId, UnitId } from "./cards/cards.ts";
import type { OngoingId } from "./cards/language.ts";
import type { Lane, Option, Place, Unit } from "./places.ts";

/** Where an event comes from: a card on a slot, an action in play, an ongoing effect. */
export interface Source {
  readonly seat: Seat;
  readonly lane: Lane | null;
  readonly card: CardId | OngoingId;
}

/** Everything that is announced, by kind. */
export interface Events {
  /** How many cards each brought: all that the rival may know of a deck. */
  readonly match_start: { readonly decks: Readonly<BySeat<number>> };
  readonly round_start: {
    readonly round: number;
    readonly starter: Seat;
    /** The modifier that the starter's middle slot begins with. */
    readonly ground: number;
  };
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
  /** Somebody's time is up; what follows is the bell's doing. */
  readonly bell: { readonly seat: Seat };
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

export type Event = EventOf<Events>;

interface Changed {
  readonly place: Place;
  readonly card: UnitId;
  readonly amount: number;
  /** After the change. */
  readonly power: number;
  readonly by: Source;
}
