import type { Generated } from "kysely";

/** Somebody who plays, or one of the house's own: the mint, the pot, what was burned, and the sink for what was spent or left by the deleted. */
export interface AccountTable {
  id: string;
  kind: "guest" | "named" | "bot" | "house";
  nickname: string;
  /** The nickname as it is compared: no two accounts share one. */
  nickname_key: string;
  /**
   * The nickname as it looks: no two accounts share one. Null asks the account to choose another: an older one has the
   * look, or nobody would be given the name today. Begins with `?` until a node has looked.
   */
  nickname_look: Generated<string | null>;
  /** Why those who run the server ask for another nickname; null if they do not. */
  rename_reason: string | null;
  /** The sum of its ledger entries, kept beside them so that nobody can spend what they do not have. */
  tokens: Generated<number>;
  /** The same of gold. */
  gold: Generated<string>;
  created_at: Generated<Date>;
  avatar: Generated<string>;
  /** Nicknames chosen so far: the first is free. */
  renames: Generated<number>;
  /** When it last did anything, in milliseconds since 1970. */
  seen_at: Generated<string>;
  deleted_at: string | null;
}

/** How a named account signs in; both are argon2id. */
export interface LoginTable {
  account_id: string;
  password: string;
  recovery: string;
}

export interface SessionTable {
  /** The token itself is only at its owner's. */
  token_hash: string;
  /** What it is called where its token may not be said. */
  id: Generated<string>;
  account_id: string;
  kind: "browser" | "bot";
  created_at: string;
  expires_at: string;
  /** When it was last used, to an hour. */
  used_at: Generated<string>;
}

/** Where an account was seen within the last day. */
export interface AddressTable {
  account_id: string;
  /** The household's, salted: nobody reads an address from it. */
  hash: string;
  /** When it was last seen there, to an hour. */
  at: string;
  /** Whether all who are there are one household: not on loopback and in private ranges. */
  counts: boolean;
}
