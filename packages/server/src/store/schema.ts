import type { Generated } from "kysely";

/** The tables. JSON is kept as text: it comes back as it went in, whatever a player put into a string. */
export interface Database {
  migration: { readonly id: number; readonly applied_at: Generated<Date> };
  match: MatchTable;
  match_input: MatchInputTable;
}

/** What a match is besides its inputs: one row, written when it opens. */
export interface MatchTable {
  id: string;
  game: string;
  rules: number;
  config: string;
  seed: string;
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
