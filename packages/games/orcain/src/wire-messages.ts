import type { CardId } from "./cards.ts";
import type { Hand, Layout } from "./shape.ts";

/** A message and how long to wait before it, so that a step can be seen before the next. */
export interface Paced {
  readonly pauseMs: number;
  readonly message: WireMessage;
}

interface Facts {
  readonly matchId: string;
  readonly yourHp: number;
  readonly oppHp: number;
  readonly yourNickname: string;
  readonly oppNickname: string;
}

interface Purse {
  readonly yourTokens: number;
  readonly pot: number;
}

interface RoundFacts extends Facts {
  /** 1 is the first round. */
  readonly roundIndex: number;
  readonly suddenDeath: boolean;
}

interface Preparation extends RoundFacts, Purse {
  readonly deadlineTs: number | null;
  readonly yourHand: Hand;
}

/** What Orcain's own wire says to a player. */
export type WireMessage =
  | ({ readonly type: "match_found"; readonly yourHand: Hand } & Facts & Purse)
  | ({ readonly type: "prep_start" } & Preparation)
  | { readonly type: "confirm_ok" }
  | ({
      readonly type: "step_reveal";
      readonly roundIndex: number;
      readonly stepIndex: number;
      /** Null is an empty slot. */
      readonly yourCard: CardId | null;
      readonly oppCard: CardId | null;
    } & Facts)
  | ({ readonly type: "round_end" } & RoundFacts)
  | ({
      readonly type: "match_end";
      readonly winner: "YOU" | "OPPONENT" | "DRAW" | "NONE";
      readonly winnerId: string | null;
      readonly loserId: string | null;
      readonly reason: "normal" | "timeout" | "disconnect" | "forfeit";
      readonly yourTokens: number;
    } & Facts)
  | ({
      readonly type: "sync_state";
      readonly phase: "PREP" | "END";
      readonly yourLayout: Layout;
      readonly confirmed: boolean;
    } & Preparation)
  | { readonly type: "error_msg"; readonly code: string; readonly message: string };
