/** Sessions can be told apart by their owner, who has no use for hashes. */
export const SESSIONS: readonly string[] = [
  `alter table session
       add column id text not null default gen_random_uuid(),
       add column used_at bigint not null default 0`,
  `update session set used_at = created_at`,
  `create unique index session_by_id on session (id)`,
];
