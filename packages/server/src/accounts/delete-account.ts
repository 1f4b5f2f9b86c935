import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely, Transaction } from "kysely";
import { transfer } from "../ledger/transfer.ts";
import type { Database } from "../store/schema.ts";
import type { Account } from "./account.ts";
import { withAccount } from "./account.ts";
import { provePassword } from "./change-password.ts";
import { forgetRuns } from "./forget-runs.ts";
import { matchesOf } from "./matches-of.ts";
import { closeSessions } from "./sessions.ts";

/** Forgets somebody, who proves with a password that it is them if they have one. Their rivals keep the matches, the ledger its entries; whose they were is no longer known. */
export async function deleteAccount(
  db: Kysely<Database>,
  id: string,
  now: number,
  password: string | null = null,
): Promise<Result<null>> {
  const proved = password === null ? null : await provePassword(db, id, password);
  if (proved && !proved.ok) return proved;
  return withAccount(db, id, async (step, account) => {
    const login = step.selectFrom("login").select("account_id").where("account_id", "=", id);
    if (proved === null && (await login.executeTakeFirst()))
      return refuse("wrong-password", "To delete an account its password is needed.");
    const playing = matchesOf(step, id).where("outcome", "is", null).where("run_id", "is", null);
    if (await playing.executeTakeFirst()) {
      return refuse("in-match", "An account can be deleted when its matches are over.");
    }
    await anonymise(step, account, now);
    return accept(null);
  });
}

/** All of it that is about the person goes; for an account that the transaction has locked. */
export async function anonymise(
  step: Transaction<Database>,
  { id, tokens, gold }: Account,
  now: number,
): Promise<void> {
  await closeSessions(step, id);
  for (const table of [
    "login",
    "queue_entry",
    "rating",
    "rating_change",
    "deck",
    "spoils",
    "purchase",
    "learnt",
  ] as const) {
    await step.deleteFrom(table).where("account_id", "=", id).execute();
  }
  await forgetRuns(step, id, now);
  // What they said of others was theirs; what others said of them stays, about nobody known.
  await step.deleteFrom("report").where("reporter", "=", id).execute();
  await step
    .deleteFrom("block")
    .where((either) => either.or([either("account_id", "=", id), either("blocked_id", "=", id)]))
    .execute();
  await step
    .deleteFrom("invite")
    .where("state", "=", "open")
    .where((either) => either.or([either("host_id", "=", id), either("guest_id", "=", id)]))
    .execute();
  for (const [currency, held] of [
    ["tokens", tokens],
    ["gold", Number(gold)],
  ] as const) {
    const amounts = new Map([
      [id, -held],
      ["sink", held],
    ]);
    await transfer(step, { kind: "sink", currency, matchId: null, amounts });
  }
  await step
    .updateTable("account")
    .set({
      nickname: `Deleted ${id.slice(1, 7)}`,
      nickname_key: `#deleted ${id}`, // no nickname has such a key, and the old one is free again
      nickname_look: null,
      rename_reason: null,
      avatar: "orc",
      deleted_at: String(now),
    })
    .where("id", "=", id)
    .execute();
}
