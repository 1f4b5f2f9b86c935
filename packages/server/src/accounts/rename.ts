import { accept } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import type { Account } from "./account.ts";
import { change, withAccount } from "./account.ts";
import { readNickname } from "./nickname.ts";
import { unlessTaken } from "./unless-taken.ts";

/** Another nickname. It costs nothing: tokens can be staked and nothing else. */
export async function rename(
  db: Kysely<Database>,
  id: string,
  nickname: string,
): Promise<Result<Account>> {
  const name = readNickname(nickname);
  if (!name.ok) return name;
  const { shown, key } = name.value;
  return unlessTaken(() =>
    withAccount(db, id, async (step, account) => {
      if (key === account.nickname_key) return accept(await change(step, id, { nickname: shown }));
      const renames = account.renames + 1;
      return accept(await change(step, id, { nickname: shown, nickname_key: key, renames }));
    }),
  );
}
