import { SEATS } from "@holmgang/kernel";
import { matchFound } from "../matches/match-found.ts";
import { findRow } from "../log/match-row.ts";
import type { MatchRow } from "../log/match-row.ts";
import type { Node } from "../node/node.ts";

/**
 * Tells players who are connected here of a match that they have not heard of, and lets them follow one that has opened.
 * A hint does both at once; this is for hints that were lost.
 */
export async function lookAfterLines(node: Node): Promise<void> {
  const accounts = [...new Set([...node.lines.all()].map(({ account }) => account.id))];
  if (accounts.length === 0) return;
  for (const row of await node.ask<Sat>(SITTING, [accounts]))
    await lookAfter(node, row).catch(node.complain);
}

type Sat = Pick<MatchRow, "id" | "seat_0" | "seat_1" | "opened_at">;

/** The columns that say whether there is anything to do: there mostly is not. */
const SITTING = `
  select id, seat_0, seat_1, opened_at from match
  where outcome is null and run_id is null and (seat_0 = any ($1::text[]) or seat_1 = any ($1::text[]))`;

async function lookAfter(node: Node, { id, seat_0, seat_1, opened_at }: Sat): Promise<void> {
  for (const seat of SEATS) {
    for (const line of node.lines.of((seat === 0 ? seat_0 : seat_1) ?? "")) {
      const how = node.lines.knows(line, id);
      if (how === "by itself") continue; // it asks for its updates when it wants them
      if (how === null) {
        node.lines.learns(line, id, "from us");
        const row = await findRow(node.db, id);
        if (row) line.say((await matchFound(node, row))(seat));
      }
      if (opened_at === null) continue;
      const table = await node.tables.open(id);
      if (!table.isOver() && !table.audience.has(line, seat))
        node.tables.attach(line, table, seat, 0);
    }
  }
}
