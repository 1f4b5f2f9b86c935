import type { Seat } from "@holmgang/kernel";
import type { Line } from "../lines/line.ts";
import { findRow } from "../log/match-row.ts";
import type { Node } from "../node/node.ts";
import { matchFound } from "./match-found.ts";

/**
 * Tells a line of its own match if it has not heard of it, and lets it follow once the match is open. Nothing lies between
 * learning of a match and hearing of it: an update would slip in before.
 */
export async function followOwn(node: Node, line: Line, id: string, seat: Seat): Promise<void> {
  const { lines, tables } = node;
  if (lines.knows(line, id) === null) {
    const row = await findRow(node.db, id);
    const found = row && (await matchFound(node, row));
    if (found && lines.knows(line, id) === null) {
      lines.learns(line, id, "from us");
      line.say(found(seat));
    }
  }
  if (lines.knows(line, id) !== "from us") return; // it asks for its updates when it wants them
  if ((await findRow(node.db, id))?.opened_at == null) return;
  const table = await tables.open(id);
  const isHere = lines.of(line.account.id).has(line);
  if (isHere && !table.isOver() && !table.audience.has(line, seat))
    tables.attach(line, table, seat, 0);
}
