import type { Generated } from "kysely";

/** The tables. JSON is kept as text: it comes back as it went in, whatever a player put into a string. */
export interface Database {
  migration: { readonly id: number; readonly applied_at: Generated<Date> };
  match: MatchTable;
  match_input: MatchInputTable;
  account: AccountTable;
  ledger_transaction: LedgerTransactionTable;
  ledger_entry: LedgerEntryTable;
}

/** What a match is besides its inputs: one row, written when it opens. */
export interface MatchTable {
  id: string;
  game: string;
  rules: number;
  config: string;
  seed: string;
  /** Who sits where; null is a bot of the server's own, or nobody in particular. */
  seat_0: string | null;
  seat_1: string | null;
  /** Null for a match with nobody to prove anything to. */
  fairness: string | null;
  /** Milliseconds since 1970, by the clock of the node that opened it; `at` of every input counts from here. */
  opened_at: string;
  /** Null while it goes on. */
  outcome: string | null;
}

/** The log. (match_id, seq) is the primary key, so an input is appended once or not at all. */
export interface MatchInputTable {
  match_id: string;
  seq: number;
  at: string;
  seat: number | null;
  input: string;
  /** The hash chain after this input, every so often: it proves that all copies of a match are equal. */
  chain: string | null;
}

/** Somebody who plays, or one of the house's own: the mint, the pot, what was burned, what deleted accounts left. */
export interface AccountTable {
  id: string;
  kind: "guest" | "named" | "bot" | "house";
  nickname: string;
  /** The nickname as it is compared: no two accounts share one. */
  nickname_key: string;
  /** The sum of its ledger entries, kept beside them so that nobody can spend what they do not have. */
  tokens: Generated<number>;
  created_at: Generated<Date>;
}

/** Tokens that changed hands for one reason; its entries sum to zero. */
export interface LedgerTransactionTable {
  id: Generated<string>;
  kind: "grant" | "stake" | "payout" | "refund" | "burn" | "sink";
  match_id: string | null;
  at: Generated<Date>;
}

export interface LedgerEntryTable {
  transaction_id: string;
  account_id: string;
  amount: number;
}
