import { SEATS } from "@holmgang/kernel";
import { matchFound } from "../matches/match-found.ts";
import type { MatchRow } from "../log/match-row.ts";
import type { Node } from "../node/node.ts";

/**
 * Tells players who are connected here of a match that they have not heard of, and lets them follow one that has opened.
 * A hint does both at once; this is for hints that were lost.
 */
export async function lookAfterLines(node: Node): Promise<void> {
  const accounts = [...new Set([...node.lines.all()].map(({ account }) => account.id))];
  if (accounts.length === 0) return;
  const rows = await node.db
    .selectFrom("match")
    .selectAll()
    .where("outcome", "is", null)
    .where((row) => row.or([row("seat_0", "in", accounts), row("seat_1", "in", accounts)]))
    .execute();
  for (const row of rows) await lookAfter(node, row).catch(node.complain);
}

async function lookAfter(node: Node, row: MatchRow): Promise<void> {
  for (const seat of SEATS) {
    for (const line of node.lines.of((seat === 0 ? row.seat_0 : row.seat_1) ?? "")) {
      const how = node.lines.knows(line, row.id);
      if (how === "by itself") continue; // it asks for its updates when it wants them
      if (how === null) {
        node.lines.learns(line, row.id, "from us");
        line.say((await matchFound(node, row))(seat));
      }
      if (row.opened_at === null) continue;
      const table = await node.tables.open(row.id);
      if (!table.isOver() && !table.audience.has(line, seat))
        node.tables.attach(line, table, seat, 0);
    }
  }
}
