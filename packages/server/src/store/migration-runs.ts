/** Runs of the campaign, what was learnt between them, and the matches that are their battles. */
export const RUNS: readonly string[] = [
  // The log of a run is the truth; the row is where it has led, so that nobody fights old battles again.
  `create table run (
       id text primary key,
       account_id text not null references account (id),
       rules integer not null,
       setup text not null,
       state text not null,
       chain text not null,
       seq integer not null check (seq >= 0),
       ranked boolean not null,
       won boolean not null,
       act integer not null,
       encounters integer not null,
       hp integer not null,
       points integer not null,
       match_id text references match (id),
       started_at bigint not null,
       ended_at bigint
     )`,
  `create unique index run_underway on run (account_id) where ended_at is null`,
  `create index run_by_account on run (account_id, started_at)`,
  `create index run_by_rank on run (won desc, act desc) where ranked and ended_at is not null`,
  `create table run_input (
       run_id text not null references run (id),
       seq integer not null check (seq >= 0),
       at bigint not null,
       move text not null,
       link text not null,
       primary key (run_id, seq)
     )`,
  `create table learnt (
       account_id text not null references account (id),
       node text not null,
       cost integer not null check (cost >= 0),
       at bigint not null,
       primary key (account_id, node)
     )`,
  `alter table match add column run_id text references run (id)`,
  `create index match_by_run on match (run_id) where run_id is not null`,
];
