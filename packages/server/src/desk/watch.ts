import { accept, refuse } from "@holmgang/kernel";
import type { Refusal, Result } from "@holmgang/kernel";
import type { CommandOf } from "@holmgang/protocol";
import type { Line } from "../lines/line.ts";
import { tooMuch } from "../limits/too-much.ts";
import { findRow, seatOf } from "../log/match-row.ts";
import type { Node } from "../node/node.ts";
import { hint } from "../store/hints.ts";
import { unreadableNow } from "./at-the-table.ts";
import { follow } from "./follow.ts";

/** Follows a match as spectators see it: from how it stands, or from the update that was asked for. */
export async function watch(
  node: Node,
  line: Line,
  { match: id, seq }: CommandOf<"watch">,
): Promise<Result<null>> {
  const row = await findRow(node.db, id);
  if (!row) return refuse("no-such-match", "There is no such match.");
  if (seatOf(row, line.account.id) !== null)
    return refuse("own-match", "You sit in this match yourself.");
  if (row.opened_at === null) return refuse("match-not-open", "The match has not opened yet.");
  const unreadable = unreadableNow(node, row);
  if (unreadable) return unreadable;
  const full = tooManyWatched(node, line, id);
  if (full) return { ok: false, refusal: full };
  const table = await node.tables.open(id);
  const attached = await follow(node, line, table, { viewer: "spectator", seen: seq ?? "now" });
  if (!attached.ok) return attached;
  node.budgets.read(line.account, attached.value);
  await node.db.transaction().execute(async (step) => {
    await step
      .insertInto("watching")
      .values({ presence_id: line.id, match_id: id })
      .onConflict((already) => already.doNothing())
      .execute();
    await hint(step, { kind: "audience", match: id });
  });
  return accept(null);
}

export async function unwatch(
  node: Node,
  line: Line,
  { match: id }: CommandOf<"unwatch">,
): Promise<Result<null>> {
  if (!node.tables.detach(line, id).includes(id))
    return refuse("not-watching", "You are not watching this match.");
  await node.db.transaction().execute(async (step) => {
    await step
      .deleteFrom("watching")
      .where("presence_id", "=", line.id)
      .where("match_id", "=", id)
      .execute();
    await hint(step, { kind: "audience", match: id });
  });
  return accept(null);
}

function tooManyWatched({ tables, limits }: Node, line: Line, id: string): Refusal | null {
  const watched = tables.watchedBy(line);
  if (watched.length < limits.watched || watched.includes(id)) return null;
  return tooMuch(
    "too-many-watched",
    `You watch ${watched.length} matches on this connection; leave one first`,
    AGAIN_MS,
  );
}

const AGAIN_MS = 10_000;
