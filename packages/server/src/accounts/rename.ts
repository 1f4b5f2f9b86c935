import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import type { Account } from "./account.ts";
import { change, withAccount } from "./account.ts";
import { lookOf } from "./look-of.ts";
import { readNickname } from "./nickname.ts";
import { unlessTaken } from "./unless-taken.ts";

/** Another nickname. It costs nothing: tokens can be staked and nothing else. */
export async function rename(
  db: Kysely<Database>,
  id: string,
  nickname: string,
): Promise<Result<Account>> {
  const read = readNickname(nickname);
  if (!read.ok) return read;
  const { shown, key, look } = read.value;
  return unlessTaken(() =>
    withAccount(db, id, async (step, account) => {
      if (isUnwanted(account, look)) return unwanted();
      const name = {
        nickname: shown,
        nickname_key: key,
        nickname_look: look,
        rename_reason: null,
      };
      const renames = account.renames + (key === account.nickname_key ? 0 : 1);
      return accept(await change(step, id, { ...name, renames }));
    }),
  );
}

/** Whoever was asked for another name cannot answer with the one they have, in other letters or not. */
export const isUnwanted = (
  { nickname, rename_reason }: Pick<Account, "nickname" | "rename_reason">,
  look: string | null,
): boolean => rename_reason !== null && look === lookOf(nickname);

export const unwanted = () =>
  refuse(
    "nickname-unwanted",
    "You were asked for another nickname, and this one is yours already.",
  );
