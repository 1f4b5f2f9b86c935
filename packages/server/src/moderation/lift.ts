import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { banNumber } from "./ban-addresses.ts";
import type { Office } from "./office.ts";
import { writeDeed } from "./write-deed.ts";

/** Takes a ban back, or gives emotes back, before the end. */
export const lift = (
  { db, now }: Pick<Office, "db" | "now">,
  { admin, sanction, reason }: { admin: string; sanction: string; reason: string | null },
): Promise<Result<null>> =>
  db.transaction().execute(async (step) => {
    const lifted = await step
      .updateTable("sanction")
      .set({ lifted_at: String(now()) })
      .where("id", "=", sanction)
      .where("lifted_at", "is", null)
      .returning(["kind", "account_id", "address"])
      .executeTakeFirst();
    if (!lifted) return refuse("no-such-ban", "That does not stand any more.");
    const { kind, account_id: account, address } = lifted;
    const what = address !== null ? "unban-address" : kind === "ban" ? "unban" : "unsilence";
    const about = address === null ? {} : { about: banNumber(sanction) };
    await writeDeed(step, { admin, what, account, ...about, reason }, now());
    return accept(null);
  });
