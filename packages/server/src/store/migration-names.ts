/** How nicknames look. What a look is, the program knows: it looks at the names from before when it starts. */
export const NAMES: readonly string[] = [
  // Also for accounts that an older node makes beside a newer one. No name has such a look.
  `alter table account add column nickname_look text default '?' || gen_random_uuid()`,
  `update account set nickname_look = null where kind = 'house' or deleted_at is not null`,
  `create unique index account_nickname_look_key on account (nickname_look)`,
];
