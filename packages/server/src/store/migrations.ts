import { ADDRESSES } from "./migration-addresses.ts";
import { FUNCTIONS } from "./migration-functions.ts";
import { GOLD } from "./migration-gold.ts";
import { LIVE } from "./migration-live.ts";
import { MODERATION } from "./migration-moderation.ts";
import { NAMES } from "./migration-names.ts";
import { RUNS } from "./migration-runs.ts";
import { SESSIONS } from "./migration-sessions.ts";
import { UNCOUNTED } from "./migration-uncounted.ts";

/** Every change of the tables, in order, each a list of statements. Forward only: one that has landed is never edited. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table account (
       id text primary key,
       kind text not null check (kind in ('guest', 'named', 'bot', 'house')),
       nickname text not null,
       nickname_key text not null unique,
       tokens integer not null default 0,
       created_at timestamptz not null default now(),
       check (kind = 'house' or tokens >= 0)
     )`,
    `insert into account (id, kind, nickname, nickname_key)
       select id, 'house', id, '#' || id from unnest(array['mint', 'pot', 'burned', 'sink']) as id`,
    `create table match (
       id text primary key,
       game text not null,
       rules integer not null,
       config text not null,
       seed text not null,
       seat_0 text references account (id),
       seat_1 text references account (id),
       fairness text,
       opened_at bigint not null,
       outcome text
     )`,
    `create index match_unfinished on match (opened_at) where outcome is null`,
    `create table match_input (
       match_id text not null references match (id),
       seq integer not null check (seq >= 0),
       at bigint not null check (at >= 0),
       seat integer check (seat in (0, 1)),
       input text not null,
       chain text,
       primary key (match_id, seq)
     )`,
    `create table ledger_transaction (
       id bigint generated always as identity primary key,
       kind text not null check (kind in ('grant', 'stake', 'payout', 'refund', 'burn', 'sink')),
       match_id text references match (id),
       at timestamptz not null default now()
     )`,
    // A match is staked once and settled once.
    `create unique index ledger_staked_once on ledger_transaction (match_id) where kind = 'stake'`,
    `create unique index ledger_settled_once on ledger_transaction (match_id) where kind in ('payout', 'refund', 'burn')`,
    `create table ledger_entry (
       transaction_id bigint not null references ledger_transaction (id),
       account_id text not null references account (id),
       amount integer not null check (amount <> 0),
       primary key (transaction_id, account_id)
     )`,
    `create index ledger_by_account on ledger_entry (account_id, transaction_id)`,
    `create function ledger_balances() returns trigger language plpgsql as $$
       begin
         if (select sum(amount) from ledger_entry where transaction_id = new.transaction_id) <> 0 then
           raise exception 'the entries of ledger transaction % do not sum to zero', new.transaction_id;
         end if;
         return null;
       end $$`,
    `create constraint trigger ledger_sums_to_zero after insert or update on ledger_entry
       deferrable initially deferred for each row execute function ledger_balances()`,
  ],
  LIVE,
  [
    // What players say about each other, for those who run the server. A match can be reported once by each.
    `create table report (
       id bigint generated always as identity primary key,
       match_id text not null references match (id),
       reporter text not null references account (id),
       account_id text not null references account (id),
       words text,
       at bigint not null,
       unique (match_id, reporter)
     )`,
    `create index report_by_time on report (at)`,
  ],
  [
    // Decks of named accounts. An id may be made by a browser, so it means something only together with its owner.
    `create table deck (
       account_id text not null references account (id),
       id text not null,
       game text not null,
       name text not null,
       code text not null,
       created_at bigint not null,
       changed_at bigint not null,
       primary key (account_id, id)
     )`,
  ],
  [
    // What is said at a table. Nobody keeps it: a row is there until every node has told it.
    `create table emote (
       id bigint generated always as identity primary key,
       match_id text not null references match (id),
       seat integer not null check (seat in (0, 1)),
       emote text not null,
       at bigint not null
     )`,
    `create index emote_by_time on emote (at)`,
  ],
  [
    // An offer of a rematch is open for a while; who has left the table after the end gets none.
    `alter table rematch_offer add column at bigint not null default 0`,
    `create index rematch_offer_by_time on rematch_offer (at)`,
    `create table departure (
       match_id text not null references match (id),
       seat integer not null check (seat in (0, 1)),
       at bigint not null,
       primary key (match_id, seat)
     )`,
    `create index departure_by_time on departure (at)`,
  ],
  GOLD,
  RUNS,
  FUNCTIONS,
  NAMES,
  SESSIONS,
  // A node that has said goodbye is remembered until another one is there.
  [`alter table node add column has_left boolean not null default false`],
  ADDRESSES,
  UNCOUNTED,
  MODERATION,
];
