import type { Generated } from "kysely";

/** What a match was worth to one of its players. */
export interface SpoilsTable {
  /** In the order in which an account was paid: nodes do not agree on the time to the millisecond. */
  id: Generated<string>;
  match_id: string;
  account_id: string;
  economy: string;
  /** As the rules told them. */
  lines: string;
  /** Paid matches won in a row, this one included. */
  wins: number;
  streak: number;
  earned: number;
  /** What went into the purse. */
  kept: number;
  /** What was in the purse then. */
  purse: string;
  with_bot: boolean;
  /** Why nothing was paid; null if it was. */
  unpaid: "arranged" | "other-rules" | "enough-today" | "same-household" | "met-often" | null;
  /** Milliseconds since 1970. */
  at: string;
}

/** One of a ware that somebody bought, and what it was paid with. */
export interface PurchaseTable {
  account_id: string;
  economy: string;
  ware: string;
  nth: number;
  transaction_id: string;
}
