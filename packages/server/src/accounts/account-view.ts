import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import type { Account } from "./account.ts";
import { nextTopUp } from "./claim-top-up.ts";

/** What anybody may know of an account. */
export interface PublicAccount {
  readonly id: string;
  readonly nickname: string;
  readonly kind: Account["kind"];
  readonly avatar: string;
}

/** What its owner knows besides. */
export interface OwnAccount extends PublicAccount {
  readonly tokens: number;
  readonly gold: number;
  /** Nicknames chosen so far: the first is free. */
  readonly renames: number;
  /** Whether it is asked to choose another nickname: its own could be taken for somebody's, or breaks what has become a rule. */
  readonly renameAsked: boolean;
  /** Why those who run the server ask for it; null if they do not. */
  readonly renameReason: string | null;
  readonly isAdmin: boolean;
  /** From when on, in milliseconds since 1970, it may be topped up; null while it has tokens. */
  readonly topUpAt: number | null;
}

export const publicAccount = ({
  id,
  nickname,
  kind,
  avatar,
}: Pick<Account, keyof PublicAccount>): PublicAccount => ({ id, nickname, kind, avatar });

export const ownAccount = async (
  db: Kysely<Database>,
  account: Account,
  isAdmin: boolean,
): Promise<OwnAccount> => ({
  ...publicAccount(account),
  tokens: account.tokens,
  gold: Number(account.gold),
  renames: account.renames,
  renameAsked: account.nickname_look === null || account.rename_reason !== null,
  renameReason: account.rename_reason,
  isAdmin,
  topUpAt: account.tokens > 0 ? null : await nextTopUp(db, account.id),
});
