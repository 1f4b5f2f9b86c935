import { learnRefusal, NODE_IDS, nodeRow } from "@holmgang/campaign";
import type { NodeId } from "@holmgang/campaign";
import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { withAccount } from "../accounts/account.ts";
import type { Database } from "../store/schema.ts";

/** What remains of an account's runs. */
export interface Legacy {
  /** Not spent yet. */
  readonly points: number;
  readonly nodes: readonly NodeId[];
  /** Whether it has won the campaign. */
  readonly crowned: boolean;
}

/** Earned by runs that are over and were all played here, less what was learnt. */
export async function legacyOf(db: Kysely<Database>, account: string): Promise<Legacy> {
  const earned = await db
    .selectFrom("run")
    .select(({ fn }) => [fn.sum<string | null>("points").as("points")])
    .select(sql<boolean | null>`bool_or(won)`.as("crowned"))
    .where("account_id", "=", account)
    .where("ranked", "=", true)
    .where("ended_at", "is not", null)
    .executeTakeFirst();
  const learnt = await db
    .selectFrom("learnt")
    .select(["node", "cost"])
    .where("account_id", "=", account)
    .execute();
  const spent = learnt.reduce((sum, { cost }) => sum + cost, 0);
  return {
    points: Number(earned?.points ?? 0) - spent,
    nodes: NODE_IDS.filter((id) => learnt.some(({ node }) => node === id)),
    crowned: earned?.crowned ?? false,
  };
}

/** Buys a node of the tree. A point is spent once, however many ask at the same time. */
export const learn = (
  db: Kysely<Database>,
  account: string,
  name: string,
  now: number,
): Promise<Result<Legacy>> =>
  withAccount(db, account, async (step) => {
    const node = NODE_IDS.find((id) => id === name);
    if (!node) return refuse("no-such-node", "There is nothing like that to learn.");
    const legacy = await legacyOf(step, account);
    const against = learnRefusal(legacy.nodes, legacy.points, node);
    if (against) return refuse(against.code, against.words);
    const { cost } = nodeRow(node);
    await step
      .insertInto("learnt")
      .values({ account_id: account, node, cost, at: String(now) })
      .execute();
    return accept(await legacyOf(step, account));
  });
