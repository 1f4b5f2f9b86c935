import type { BySeat, Outcome, Viewer } from "@holmgang/kernel";
import type { CardId, Played } from "./cards.ts";
import type { Settings } from "./settings.ts";

/** All types of Orcain on one page: read this first. */
export interface Orcain {
  settings: Settings;
  entry: Entry;
  state: State;
  move: Move;
  event: Event;
  view: View;
}

/** What a player brings: four cards, the same in every round. */
export interface Entry {
  readonly hand: Hand;
}

export type Hand = readonly [CardId, CardId, CardId, CardId];

/** Three slots; null is an empty one. */
export type Layout = readonly [CardId | null, CardId | null, CardId | null];

/** A layout as it meets the rival's: GRASS where nothing lies. */
export type PlayedLayout = readonly [Played, Played, Played];

/** A layout as a player sent it: any text may stand where a card should. */
export type RawLayout = readonly [string | null, string | null, string | null];

export interface Move {
  /** A draft may be sent as often as one likes; a confirm is final. */
  readonly kind: "layout_draft" | "layout_confirm";
  readonly layout: RawLayout;
  /** The round the player means; null is the current one. */
  readonly roundIndex: number | null;
}

export interface State {
  readonly settings: Settings;
  /** 1 is the first round. */
  roundIndex: number;
  readonly seats: BySeat<SeatState>;
  /** The rounds revealed so far. */
  readonly history: Round<PlayedLayout>[];
  outcome: Outcome | null;
}

export interface SeatState {
  readonly hand: Hand;
  hp: number;
  /** What lies in the slots: the last draft, or the confirmed layout. */
  layout: Layout;
  status: Status;
  /** Whether a draft or confirm was accepted this round. */
  active: boolean;
  /** Rounds in a row without one. */
  afkStreak: number;
}

/** A seat's question is open until it confirms or the bell rings for it. */
type Status = "open" | "confirmed" | "expired";

interface Round<L> {
  readonly layouts: Readonly<BySeat<L>>;
  /** Health at the end of the round. */
  readonly hp: Readonly<BySeat<number>>;
}

export type Event =
  /** What both brought: hands are public. */
  | { readonly kind: "match_start"; readonly hands: Readonly<BySeat<Hand>> }
  | {
      readonly kind: "prep_start";
      readonly roundIndex: number;
      readonly suddenDeath: boolean;
      readonly hp: Readonly<BySeat<number>>;
    }
  /** Seen by its seat alone. `refused` lists the slots whose card was not in the hand, or too often. */
  | {
      readonly kind: "draft_ok";
      readonly seat: 0 | 1;
      readonly layout: Layout;
      readonly refused: readonly number[];
    }
  /** Seen by its seat alone. */
  | { readonly kind: "confirm_ok"; readonly seat: 0 | 1; readonly layout: Layout }
  /** Seen by its seat alone: its time is up. */
  | { readonly kind: "bell"; readonly seat: 0 | 1 }
  | {
      readonly kind: "step_reveal";
      readonly roundIndex: number;
      /** 0, 1 or 2. */
      readonly step: number;
      readonly cards: Readonly<BySeat<CardId | null>>;
      /** Health after the step. */
      readonly hp: Readonly<BySeat<number>>;
    }
  | {
      readonly kind: "round_end";
      readonly roundIndex: number;
      readonly suddenDeath: boolean;
      readonly hp: Readonly<BySeat<number>>;
    }
  | {
      readonly kind: "match_end";
      readonly reason: "normal" | "timeout";
      readonly outcome: Outcome;
      readonly hp: Readonly<BySeat<number>>;
    };

export interface View {
  readonly viewer: Viewer;
  readonly settings: Settings;
  readonly roundIndex: number;
  readonly suddenDeath: boolean;
  readonly hands: Readonly<BySeat<Hand>>;
  readonly hp: Readonly<BySeat<number>>;
  /** The viewer's own preparation; null for a spectator. The rival's is nobody else's business. */
  readonly own: OwnView | null;
  readonly history: readonly Round<Layout>[];
  readonly outcome: Outcome | null;
}

export type OwnView = Pick<SeatState, "layout" | "status" | "active" | "afkStreak">;
