import { SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import type { Line } from "../lines/line.ts";
import { followOwn } from "../matches/follow-own.ts";
import type { MatchRow } from "../log/match-row.ts";
import type { Node } from "../node/node.ts";

/**
 * Tells players who are connected here of a match that they have not heard of, and lets them follow one that has opened.
 * A hint does both at once; this is for hints that were lost.
 */
export async function lookAfterLines(node: Node): Promise<void> {
  if ([...node.lines.all()].length === 0) return;
  for (const row of await node.ask<Sat>(GOING_ON, []))
    await lookAfter(node, row).catch(node.complain);
}

type Sat = Pick<MatchRow, "id" | "seat_0" | "seat_1" | "opened_at">;

/** The columns that say whether there is anything to do: there mostly is not. Who is connected here the node knows better. */
const GOING_ON = `
  select id, seat_0, seat_1, opened_at from match where outcome is null and run_id is null`;

async function lookAfter(node: Node, { id, seat_0, seat_1, opened_at }: Sat): Promise<void> {
  for (const seat of SEATS)
    for (const line of node.lines.of((seat === 0 ? seat_0 : seat_1) ?? ""))
      if (
        opened_at === null
          ? node.lines.knows(line, id) === null
          : !(await sees(node, line, id, seat))
      )
        await followOwn(node, line, id, seat);
}

async function sees(node: Node, line: Line, id: string, seat: Seat): Promise<boolean> {
  return (await node.tables.find(id))?.audience.has(line, seat) ?? false;
}
