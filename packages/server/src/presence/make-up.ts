import { nextBell } from "@holmgang/kernel";
import type { Node } from "../node/node.ts";
import type { Table } from "../tables/table.ts";
import { comeBack } from "./end-silence.ts";
import { resumeClocks } from "./resume-clocks.ts";

/** What a standstill of this node took from players is given back: nobody's time ran, neither to think nor to come back. */
export async function makeUp(node: Node, ms: number): Promise<void> {
  const since = node.now() - ms;
  await comeBack(node, since);
  for (const table of await node.tables.all())
    if (isHeldUp(node, table)) await holdSince(node, table, since).catch(node.complain);
}

/** Whether somebody who plays here may have lost time. */
const isHeldUp = (node: Node, { match, seats }: Table): boolean =>
  seats.some((account) => account !== null && node.lines.of(account).size > 0) &&
  nextBell(match.clocks()) !== null;

async function holdSince(node: Node, table: Table, since: number): Promise<void> {
  const { match } = table;
  if (node.isShared) await match.catchUp(); // others may have gone on
  if (match.clocks().pausedAt === null)
    await match.take({ kind: "pause" }, { since: Math.max(since, match.openedAt) });
  await resumeClocks(node, table);
}
