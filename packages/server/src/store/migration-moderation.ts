/** Reports are seen to, accounts and addresses put out, names asked to change, and all of it is written down. */
export const MODERATION: readonly string[] = [
  `alter table report
       add column state text not null default 'open' check (state in ('open', 'handled', 'dismissed')),
       add column handled_by text references account (id),
       add column handled_at bigint`,
  `create index report_by_state on report (state, id)`,
  `create index report_by_account on report (account_id, id)`,
  `create table sanction (
     id bigint generated always as identity primary key,
     kind text not null check (kind in ('ban', 'silence')),
     account_id text references account (id),
     address text,
     reason text not null,
     at bigint not null,
     until bigint,
     lifted_at bigint,
     check ((account_id is null) <> (address is null))
   )`,
  // At most one of a kind stands; one whose end has come still does, and has no effect.
  `create unique index sanction_of_account on sanction (account_id, kind) where account_id is not null and lifted_at is null`,
  `create unique index sanction_of_address on sanction (address) where address is not null and lifted_at is null`,
  `create index sanction_standing on sanction (id) where lifted_at is null`,
  `create index sanction_by_account on sanction (account_id, id)`,
  // Why those who run the server want another name of it.
  `alter table account add column rename_reason text`,
  `create table deed (
     id bigint generated always as identity primary key,
     admin_id text not null references account (id),
     at bigint not null,
     what text not null,
     account_id text references account (id),
     about text,
     reason text,
     until bigint
   )`,
  `create index deed_by_account on deed (account_id, id)`,
  `create function deed_stands() returns trigger language plpgsql as $$
     begin raise exception 'what was done was done'; end $$`,
  `create trigger deed_stands before update or delete or truncate on deed
     for each statement execute function deed_stands()`,
];
