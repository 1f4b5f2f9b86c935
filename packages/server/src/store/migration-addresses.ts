/** Where accounts were seen, for a day, as hashes: whoever reads the tables learns no address. */
export const ADDRESSES: readonly string[] = [
  // One for all nodes. Two together are as long as any secret of ours.
  `create table address_salt (salt text not null)`,
  `insert into address_salt (salt) values (gen_random_uuid()::text || gen_random_uuid()::text)`,
  `create table account_address (
     account_id text not null references account (id),
     hash text not null,
     at bigint not null,
     counts boolean not null,
     primary key (account_id, hash)
   )`,
  `create index account_address_by_hash on account_address (hash)`,
  `create index account_address_by_time on account_address (at)`,
];
