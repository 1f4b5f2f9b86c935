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
];
