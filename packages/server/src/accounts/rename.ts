import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import { transfer } from "../ledger/transfer.ts";
import type { Database } from "../store/schema.ts";
import type { Account } from "./account.ts";
import { change, withAccount } from "./account.ts";
import { readNickname } from "./nickname.ts";
import { unlessTaken } from "./unless-taken.ts";

const PRICE = 3;

/** Another nickname. The first of one's own is free, and so is writing the same one differently. */
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
      const price = account.renames === 0 ? 0 : PRICE;
      if (account.tokens < price) {
        return refuse(
          "not-enough-tokens",
          `A new nickname costs ${price} tokens, and you have ${account.tokens}.`,
        );
      }
      const amounts = new Map([
        [id, -price],
        ["sink", price],
      ]);
      await transfer(step, { kind: "sink", matchId: null, amounts });
      const renames = account.renames + 1;
      return accept(await change(step, id, { nickname: shown, nickname_key: key, renames }));
    }),
  );
}
