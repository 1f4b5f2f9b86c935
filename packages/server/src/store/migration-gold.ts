/** Gold, what matches were worth, and what was bought with it. */
export const GOLD: readonly string[] = [
  // Gold is a second currency. A transaction moves one of them; the house's own hold more of it than an integer counts.
  `alter table account
       add column gold bigint not null default 0,
       add check (kind = 'house' or gold >= 0)`,
  `alter table ledger_transaction
       add column currency text not null default 'tokens' check (currency in ('tokens', 'gold')),
       drop constraint ledger_transaction_kind_check,
       add constraint ledger_transaction_kind_check check (
         kind in ('grant', 'stake', 'payout', 'refund', 'burn', 'sink', 'spoils', 'purchase'))`,
  `create unique index ledger_paid_once on ledger_transaction (match_id) where kind = 'spoils'`,
  // What a match was worth to each of its players, also if it was not paid.
  `create table spoils (
       id bigint generated always as identity,
       match_id text not null references match (id),
       account_id text not null references account (id),
       economy text not null,
       lines text not null,
       wins integer not null check (wins >= 0),
       streak integer not null check (streak >= 0),
       earned integer not null check (earned >= 0),
       kept integer not null check (kept >= 0),
       purse bigint not null,
       with_bot boolean not null,
       unpaid text check (unpaid in ('arranged', 'other-rules', 'enough-today')),
       at bigint not null,
       primary key (match_id, account_id)
     )`,
  `create index spoils_by_account on spoils (account_id, economy, id)`,
  // What somebody bought is what they own. The first, second and third of a ware: none of them twice.
  `create table purchase (
       account_id text not null references account (id),
       economy text not null,
       ware text not null,
       nth integer not null check (nth >= 1),
       transaction_id bigint not null references ledger_transaction (id),
       primary key (account_id, economy, ware, nth)
     )`,
  `create index purchase_by_transaction on purchase (transaction_id)`,
];
