import { accept } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { change, withAccount } from "../accounts/account.ts";
import type { Office } from "./office.ts";
import { writeDeed } from "./write-deed.ts";

/** Asks an account to choose another nickname, at no price. It keeps its own until then, and nobody else's looks like it meanwhile. */
export const askRename = (
  { db, now }: Pick<Office, "db" | "now">,
  { admin, account, reason }: { admin: string; account: string; reason: string },
): Promise<Result<null>> =>
  withAccount(db, account, async (step) => {
    await change(step, account, { rename_reason: reason });
    await writeDeed(step, { admin, what: "rename", account, reason }, now());
    return accept(null);
  });
