/** What goes on between people: connections, queues, invitations, matches until they open, ratings. */
export const LIVE: readonly string[] = [
  // Nodes and who is connected to them. A node that stops saying it is alive is dead, and its rows go with it.
  `create table node (
       id text primary key,
       started_at bigint not null,
       alive_at bigint not null
     )`,
  `create table presence (
       id text primary key,
       node_id text not null references node (id) on delete cascade,
       account_id text not null references account (id),
       since bigint not null
     )`,
  `create index presence_by_account on presence (account_id)`,
  `create table watching (
       presence_id text not null references presence (id) on delete cascade,
       match_id text not null references match (id),
       primary key (presence_id, match_id)
     )`,
  `create index watching_by_match on watching (match_id)`,
  // A match is found first (staked, its server seed committed to) and opens when both nonces are in.
  `alter table match
       alter column seed drop not null,
       alter column opened_at drop not null,
       add column found_at bigint not null default 0,
       add column mode text,
       add column rated boolean not null default false,
       add column listed boolean not null default true,
       add column server_seed text,
       add column nonce_0 text,
       add column nonce_1 text,
       add column bot_0 text,
       add column bot_1 text,
       add column ended_at bigint,
       add column story text,
       add column rematch_of text references match (id)`,
  `drop index match_unfinished`,
  `create index match_unfinished on match (found_at) where outcome is null`,
  `create index match_by_seat_0 on match (seat_0, found_at)`,
  `create index match_by_seat_1 on match (seat_1, found_at)`,
  `create table absence (
       match_id text not null references match (id),
       seat integer not null check (seat in (0, 1)),
       since bigint not null,
       until bigint not null,
       fault boolean not null,
       primary key (match_id, seat)
     )`,
  `create table rematch_offer (
       match_id text not null references match (id),
       seat integer not null check (seat in (0, 1)),
       primary key (match_id, seat)
     )`,
  `alter table account
       add column avatar text not null default 'orc',
       add column renames integer not null default 0,
       add column seen_at bigint not null default 0,
       add column deleted_at bigint`,
  `create table login (
       account_id text primary key references account (id),
       password text not null,
       recovery text not null
     )`,
  `create table session (
       token_hash text primary key,
       account_id text not null references account (id),
       kind text not null check (kind in ('browser', 'bot')),
       created_at bigint not null,
       expires_at bigint not null
     )`,
  `create index session_by_account on session (account_id)`,
  `create table block (
       account_id text not null references account (id),
       blocked_id text not null references account (id),
       primary key (account_id, blocked_id)
     )`,
  `create table queue_entry (
       account_id text primary key references account (id),
       node_id text not null references node (id) on delete cascade,
       game text not null,
       mode text not null,
       entry text not null,
       since bigint not null
     )`,
  `create table invite (
       id text primary key,
       host_id text not null references account (id),
       guest_id text references account (id),
       game text not null,
       settings text not null,
       host_entry text not null,
       host_seat integer not null check (host_seat in (0, 1)),
       created_at bigint not null,
       expires_at bigint not null,
       state text not null check (state in ('open', 'taken', 'cancelled', 'declined')),
       match_id text references match (id)
     )`,
  `create index invite_open_by_guest on invite (guest_id) where state = 'open'`,
  `create index invite_open_by_host on invite (host_id) where state = 'open'`,
  // Ratings are kept as they are and as they were: a row a match and account draws the graph.
  `create table rating (
       account_id text not null references account (id),
       game text not null,
       mode text not null,
       rating double precision not null,
       deviation double precision not null,
       volatility double precision not null,
       points integer not null default 0,
       matches integer not null default 0,
       primary key (account_id, game, mode)
     )`,
  `create index rating_by_rank on rating (game, mode, rating desc)`,
  `create table rating_change (
       match_id text not null references match (id),
       account_id text not null references account (id),
       rating_before double precision not null,
       rating_after double precision not null,
       deviation_after double precision not null,
       points_before integer not null,
       points_after integer not null,
       primary key (match_id, account_id)
     )`,
  `create index rating_change_by_account on rating_change (account_id)`,
];
