import { randomBytes } from "node:crypto";
import { openRun, parseSetup } from "@holmgang/campaign";
import type { RunJournal } from "@holmgang/campaign";
import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import { withAccount } from "../accounts/account.ts";
import { newId } from "../node/new-id.ts";
import type { Node } from "../node/node.ts";
import type { Database } from "../store/schema.ts";
import { legacyOf } from "./legacy.ts";
import { standingOf } from "./run-row.ts";
import type { RunRow } from "./run-row.ts";

/** Begins a run with what the account has learnt, on a seed that only the server knows. */
export const beginRun = (
  { db, now }: Pick<Node, "db" | "now">,
  account: string,
  relic: string,
): Promise<Result<RunRow>> =>
  withAccount(db, account, async (step) => {
    if (await isUnderway(step, account)) return underway();
    const { nodes, crowned } = await legacyOf(step, account);
    const seed = randomBytes(16).toString("hex");
    const setup = parseSetup({ seed, tree: nodes, relic, crowned });
    if (!setup.ok) return setup;
    return accept(
      await insertRun(step, openRun(setup.value).journal, { account, ranked: true, now: now() }),
    );
  });

export const underway = () =>
  refuse("run-underway", "You have a run underway: go on with it, or give it up first.");

export const isUnderway = async (step: Transaction<Database>, account: string): Promise<boolean> =>
  (await step
    .selectFrom("run")
    .select("id")
    .where("account_id", "=", account)
    .where("ended_at", "is", null)
    .executeTakeFirst()) !== undefined;

/** A new row; its log is empty. */
export const insertRun = (
  step: Transaction<Database>,
  journal: RunJournal,
  { account, ranked, now }: { account: string; ranked: boolean; now: number },
): Promise<RunRow> =>
  step
    .insertInto("run")
    .values({
      id: newId(),
      account_id: account,
      ...standingOf(journal, now),
      seq: 0,
      encounters: 0,
      ranked,
      match_id: null,
      started_at: String(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
