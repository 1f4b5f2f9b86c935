import type { Emote } from "@holmgang/protocol";
import type { Generated } from "kysely";
import type { AccountTable, AddressTable, LoginTable, SessionTable } from "./account-tables.ts";
import type { PurchaseTable, SpoilsTable } from "./gold-tables.ts";
import type { DeedTable, SanctionTable } from "./moderation-tables.ts";
import type { LearntTable, RunInputTable, RunTable } from "./run-tables.ts";

/** The tables. JSON is kept as text: it comes back as it went in, whatever a player put into a string. */
export interface Database {
  migration: { readonly id: number; readonly applied_at: Generated<Date> };
  match: MatchTable;
  match_input: MatchInputTable;
  account: AccountTable;
  ledger_transaction: LedgerTransactionTable;
  ledger_entry: LedgerEntryTable;
  node: NodeTable;
  presence: PresenceTable;
  watching: { presence_id: string; match_id: string };
  absence: AbsenceTable;
  rematch_offer: { match_id: string; seat: number; at: Generated<string> };
  departure: { match_id: string; seat: number; at: string };
  emote: EmoteTable;
  login: LoginTable;
  session: SessionTable;
  block: { account_id: string; blocked_id: string };
  queue_entry: QueueEntryTable;
  invite: InviteTable;
  rating: RatingTable;
  rating_change: RatingChangeTable;
  report: ReportTable;
  deck: DeckTable;
  spoils: SpoilsTable;
  purchase: PurchaseTable;
  run: RunTable;
  run_input: RunInputTable;
  learnt: LearntTable;
  address_salt: { readonly salt: string };
  account_address: AddressTable;
  sanction: SanctionTable;
  deed: DeedTable;
}

/** Rivals of one household, and two who have met too often within a day. */
export type Uncounted = "same-household" | "met-often";

/** What a match is besides its inputs: one row, written when it opens. */
export interface MatchTable {
  id: string;
  game: string;
  rules: number;
  config: string;
  /** Null until both nonces are in, or until nobody waits for them any more. */
  seed: string | null;
  /** Who sits where; null is a bot of the server's own, or nobody in particular. */
  seat_0: string | null;
  seat_1: string | null;
  /** Null for a match with nobody to prove anything to. */
  fairness: string | null;
  /** Milliseconds since 1970, by the clock of the node that opened it; `at` of every input counts from here. Null before. */
  opened_at: string | null;
  /** Null while it goes on. */
  outcome: string | null;
  /** When the two were brought together: from here on leaving counts. */
  found_at: Generated<string>;
  /** The pace of the queue it came from; null for one that was arranged. */
  mode: string | null;
  rated: Generated<boolean>;
  /** Whether strangers find it among the matches to watch. */
  listed: Generated<boolean>;
  /** Secret until the end; the players have its commitment. */
  server_seed: string | null;
  nonce_0: string | null;
  nonce_1: string | null;
  /** The name of the server's own bot on a seat. */
  bot_0: string | null;
  bot_1: string | null;
  ended_at: string | null;
  /** What happened, in words: readable also after the rules have changed. Written at the end. */
  story: string | null;
  rematch_of: string | null;
  /** Why nothing is at stake and nobody is rated, although it is a match that would count; null if it does. */
  uncounted: Generated<Uncounted | null>;
  /** The run of which it is a battle: that one waits for as long as its player likes. */
  run_id: string | null;
}

/** Something that was said at a table: kept for as long as it takes all nodes to tell it. */
interface EmoteTable {
  id: Generated<string>;
  match_id: string;
  seat: number;
  emote: Emote;
  at: string;
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

/** Tokens are staked and nothing else; gold is earned in matches and spent in the shop. */
export type Currency = "tokens" | "gold";

/** Tokens or gold that changed hands for one reason; its entries sum to zero. */
export interface LedgerTransactionTable {
  id: Generated<string>;
  kind: "grant" | "stake" | "payout" | "refund" | "burn" | "sink" | "spoils" | "purchase";
  currency: Generated<Currency>;
  match_id: string | null;
  at: Generated<Date>;
}

interface LedgerEntryTable {
  transaction_id: string;
  account_id: string;
  amount: number;
}

/** A server process. All times below are milliseconds since 1970. */
interface NodeTable {
  id: string;
  started_at: string;
  /** Renewed every second: a node whose row is old is dead. */
  alive_at: string;
  /** Whether it has said goodbye. */
  has_left: Generated<boolean>;
}

/** One open connection of an account. */
interface PresenceTable {
  id: string;
  node_id: string;
  account_id: string;
  since: string;
}

/** A seat of an unfinished match whose player has no connection. */
export interface AbsenceTable {
  match_id: string;
  seat: number;
  /** When it began, as far as is known. */
  since: string;
  /** When it becomes a forfeit. */
  until: string;
  /** Whether the server was the cause. */
  fault: boolean;
}

/** Somebody who waits for a rival; an account waits in one place at a time. */
interface QueueEntryTable {
  account_id: string;
  node_id: string;
  game: string;
  mode: string;
  entry: string;
  since: string;
}

/** A match offered by link, or to one account alone. */
export interface InviteTable {
  id: string;
  host_id: string;
  guest_id: string | null;
  game: string;
  settings: string;
  host_entry: string;
  host_seat: number;
  created_at: string;
  expires_at: string;
  state: "open" | "taken" | "cancelled" | "declined";
  match_id: string | null;
}

/** How strong an account is at a game and pace, and its points on the game's own ladder. */
interface RatingTable {
  account_id: string;
  game: string;
  mode: string;
  rating: number;
  deviation: number;
  volatility: number;
  points: Generated<number>;
  matches: Generated<number>;
}

interface RatingChangeTable {
  match_id: string;
  account_id: string;
  rating_before: number;
  rating_after: number;
  deviation_after: number;
  points_before: number;
  points_after: number;
}

/** What one player of a match says about the other. */
interface ReportTable {
  id: Generated<string>;
  match_id: string;
  reporter: string;
  account_id: string;
  words: string | null;
  /** Milliseconds since 1970. */
  at: string;
  state: Generated<"open" | "handled" | "dismissed">;
  /** Who saw to it, and when; null while it is open. */
  handled_by: string | null;
  handled_at: string | null;
}

/** A deck somebody keeps; its id is theirs alone. All times are milliseconds since 1970. */
export interface DeckTable {
  account_id: string;
  id: string;
  game: string;
  name: string;
  /** As it was written then: the catalogue may have grown since. */
  code: string;
  created_at: string;
  changed_at: string;
}
