import { sql } from "kysely";
import type { Transaction } from "kysely";
import type { Node } from "../node/node.ts";
import type { Database } from "../store/schema.ts";
import { DEAD_AFTER_MS } from "./lease.ts";

/** Any number that only this program locks, and nothing else of it. */
const LOCK = 0x40_1a_6a_47;

type Here = Pick<Node, "db" | "id" | "isShared" | "now" | "faultGraceMs">;

/**
 * A node that comes is known from now on. If it is the first, the time to come back that has run since the last was there
 * counts for nothing, and after a fault it begins now. Nodes that come together take turns: the second finds the first.
 */
export async function comeFirst(node: Here): Promise<void> {
  await inTurn(node, async (step) => {
    const now = String(node.now());
    await makeGood(step, node, null);
    await step.insertInto("node").values({ id: node.id, started_at: now, alive_at: now }).execute();
  });
}

/** The same for a node that was not there since then. Of two that stood still together, the first that notices does it. */
export async function comeBack(node: Here, since: number): Promise<void> {
  await inTurn(node, async (step) => {
    if (!(await makeGood(step, node, since))) return;
    // Whoever comes next finds that somebody is here. A row that is gone comes back with its connections (`renewLease`).
    await step
      .updateTable("node")
      .set({ alive_at: String(node.now()) })
      .where("id", "=", node.id)
      .execute();
  });
}

const inTurn = ({ db }: Here, work: (step: Transaction<Database>) => Promise<void>) =>
  db.transaction().execute(async (step) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(step);
    await work(step);
  });

/** False if players had another node to come back to. */
async function makeGood(
  step: Transaction<Database>,
  node: Here,
  since: number | null,
): Promise<boolean> {
  const now = node.now();
  const others = await step
    .selectFrom("node")
    .select(["alive_at", "has_left"])
    .where("id", "!=", node.id)
    .execute();
  const isThere = ({ alive_at, has_left }: (typeof others)[number]): boolean =>
    node.isShared && !has_left && Number(alive_at) > now - DEAD_AFTER_MS;
  if (others.some(isThere)) return false;
  const silent = Math.max(since ?? 0, ...others.map(({ alive_at }) => Number(alive_at)));
  if (silent > 0) await prolong(step, silent, now);
  if (since === null) await beginFaultsAnew(step, now + node.faultGraceMs);
  return true;
}

async function prolong(step: Transaction<Database>, since: number, now: number): Promise<void> {
  await step
    .updateTable("absence")
    .set((row) => ({ until: row("until", "+", String(Math.max(0, now - since))) }))
    .where("until", ">", String(since))
    .execute();
}

async function beginFaultsAnew(step: Transaction<Database>, until: number): Promise<void> {
  await step
    .updateTable("absence")
    .set({ until: String(until) })
    .where("fault", "=", true)
    .execute();
}
