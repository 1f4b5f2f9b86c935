import type { BySeat, Outcome, Seat, Viewer } from "@holmgang/kernel";
import type { Settings } from "./settings.ts";

/** All types of Sample on one page: read this first. */
export interface Sample {
  settings: Settings;
  entry: null;
  state: State;
  move: Move;
  event: Event;
  view: View;
}

export interface Move {
  readonly kind: "bid";
  readonly card: number;
}

export interface State {
  readonly settings: Settings;
  /** 1 is the first round. */
  round: number;
  prize: number;
  /** In rising order. */
  readonly hands: BySeat<number[]>;
  /** What a seat has bid this round; null while it ponders. */
  readonly bids: BySeat<number | null>;
  readonly won: BySeat<number>;
  readonly past: Round[];
  outcome: Outcome | null;
}

/** A round that was played. */
interface Round {
  readonly prize: number;
  readonly bids: Readonly<BySeat<number>>;
}

export type Event =
  /** A hand is known to its owner alone; null for everybody else. */
  | { readonly kind: "dealt"; readonly seat: Seat; readonly hand: readonly number[] | null }
  | { readonly kind: "round_start"; readonly round: number; readonly prize: number }
  /** Heard by its seat alone. */
  | { readonly kind: "bid_taken"; readonly seat: Seat; readonly card: number }
  /** Heard by its seat alone: its time is up. */
  | { readonly kind: "bell"; readonly seat: Seat }
  | ({
      readonly kind: "shown";
      readonly winner: Seat | null;
      readonly won: Readonly<BySeat<number>>;
    } & Round)
  | { readonly kind: "match_end"; readonly outcome: Outcome };

export interface View {
  readonly viewer: Viewer;
  readonly settings: Settings;
  readonly round: number;
  readonly prize: number;
  /** The viewer's own; null for a spectator. */
  readonly own: { readonly hand: readonly number[]; readonly bid: number | null } | null;
  readonly won: Readonly<BySeat<number>>;
  readonly past: readonly Round[];
  readonly outcome: Outcome | null;
}
