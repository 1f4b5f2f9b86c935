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
  const read = readNickname(nickname);
  if (!read.ok) return read;
  const { shown, key, look } = read.value;
  return unlessTaken(() =>
    withAccount(db, id, async (step, account) => {
      const name = { nickname: shown, nickname_key: key, nickname_look: look };
      const renames = account.renames + (key === account.nickname_key ? 0 : 1);
      return accept(await change(step, id, { ...name, renames }));
    }),
  );
}
