import type { Outcome } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import type { Database } from "../store/schema.ts";

/** Runs were nobody's but their player's: they go, and a battle that was on is void. */
export async function forgetRuns(
  step: Transaction<Database>,
  account: string,
  now: number,
): Promise<void> {
  const outcome: Outcome = { result: "void", reason: "abandoned" };
  const runs = step.selectFrom("run").select("id").where("account_id", "=", account);
  await step
    .updateTable("match")
    .set({ outcome: JSON.stringify(outcome), ended_at: String(now) })
    .where("run_id", "in", runs)
    .where("outcome", "is", null)
    .execute();
  await step.updateTable("match").set({ run_id: null }).where("run_id", "in", runs).execute();
  await step.deleteFrom("run_input").where("run_id", "in", runs).execute();
  await step.deleteFrom("run").where("account_id", "=", account).execute();
}
