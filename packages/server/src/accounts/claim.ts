import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import type { Account } from "./account.ts";
import { change, findAccount, withAccount } from "./account.ts";
import { newLogin } from "./login.ts";
import { readNickname } from "./nickname.ts";
import { readPassword } from "./password.ts";
import { isUnwanted, unwanted } from "./rename.ts";
import { unlessTaken } from "./unless-taken.ts";

/** What a guest chooses to stay. */
export interface Claim {
  /** Left out, the guest keeps the one it has. */
  readonly nickname?: string;
  readonly password: string;
}

/** An account whose owner can come back to it, and the code for when the password is forgotten, told this once. */
export interface Claimed {
  readonly account: Account;
  readonly recoveryCode: string;
}

/** A guest becomes somebody: the same account, with a password. */
export async function claim(
  db: Kysely<Database>,
  id: string,
  chosen: Claim,
): Promise<Result<Claimed>> {
  const name = chosen.nickname === undefined ? null : readNickname(chosen.nickname);
  if (name && !name.ok) return name;
  const password = readPassword(chosen.password);
  if (!password.ok) return password;
  if ((await findAccount(db, id))?.kind !== "guest") return notAGuest();
  // Before the transaction: hashing takes long, and others wait for its locks.
  const { stored, recoveryCode } = await newLogin(password.value);
  return unlessTaken(() =>
    withAccount(db, id, async (step, guest) => {
      if (guest.kind !== "guest") return notAGuest();
      const kept = { shown: guest.nickname, key: guest.nickname_key, look: guest.nickname_look };
      if (name && isUnwanted(guest, name.value.look)) return unwanted();
      const { shown, key, look } = name?.value ?? kept;
      const account = await change(step, id, {
        kind: "named",
        nickname: shown,
        nickname_key: key,
        nickname_look: look,
        rename_reason: name ? null : guest.rename_reason,
        renames: guest.renames + (key === guest.nickname_key ? 0 : 1),
      });
      await step
        .insertInto("login")
        .values({ account_id: id, ...stored })
        .execute();
      return accept({ account, recoveryCode });
    }),
  );
}

const notAGuest = () => refuse("not-a-guest", "Only a guest's account can be claimed.");
