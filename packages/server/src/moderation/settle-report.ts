import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { ReportState } from "../reports/list-reports.ts";
import type { Office } from "./office.ts";
import { writeDeed } from "./write-deed.ts";

interface Verdict {
  readonly admin: string;
  readonly report: string;
  readonly state: ReportState;
  readonly reason: string | null;
}

/** Handles or dismisses a report, or opens it again. Of two who do it at once, the second is told. */
export const settleReport = (
  { db, now }: Pick<Office, "db" | "now">,
  { admin, report, state, reason }: Verdict,
): Promise<Result<null>> =>
  db.transaction().execute(async (step) => {
    const isOpen = state === "open";
    const settled = await step
      .updateTable("report")
      .set({
        state,
        handled_by: isOpen ? null : admin,
        handled_at: isOpen ? null : String(now()),
      })
      .where("id", "=", report)
      .where("state", isOpen ? "!=" : "=", "open")
      .returning("account_id")
      .executeTakeFirst();
    if (!settled) return refuse("report-settled", "Somebody has seen to that report already.");
    const { account_id: account } = settled;
    await writeDeed(
      step,
      { admin, what: state, account, about: `report ${report}`, reason },
      now(),
    );
    return accept(null);
  });
