/** Every change of the tables, in order. Forward only: a migration that has landed is never edited. */
export const MIGRATIONS: readonly string[] = [
  `create table match (
     id text primary key,
     game text not null,
     rules integer not null,
     config text not null,
     seed text not null,
     fairness text,
     opened_at bigint not null,
     outcome text
   );
   create index match_unfinished on match (opened_at) where outcome is null;
   create table match_input (
     match_id text not null references match (id),
     seq integer not null check (seq >= 0),
     at bigint not null check (at >= 0),
     seat integer check (seat in (0, 1)),
     input text not null,
     chain text,
     primary key (match_id, seq)
   );`,
];
