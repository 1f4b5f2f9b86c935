import type { Line } from "../lines/line.ts";
import type { Node } from "../node/node.ts";

/** Closes what was opened by sessions that have ended, for one account or for all who are connected here. */
export async function hangUpRevoked(node: Node, whose: Whose = {}): Promise<void> {
  const { account, isLeaving = false } = whose;
  // A bot's stream of one match is a line of that table alone.
  const tables = await node.tables.all();
  const all = new Set([...node.lines.all(), ...tables.flatMap(({ audience }) => audience.lines())]);
  const lines = [...all].filter((line) => account === undefined || line.account.id === account);
  if (lines.length === 0) return;
  const open = await node.ask<{ readonly id: string }>(OPEN, [
    [...new Set(lines.map((line) => line.account.session))],
    String(node.now()),
  ]);
  const valid = new Set(open.map(({ id }) => id));
  for (const line of lines) if (!valid.has(line.account.session)) hangUp(node, line, isLeaving);
}

interface Whose {
  readonly account?: string;
  /** By their own wish, which counts as leaving the table. */
  readonly isLeaving?: boolean;
}

const OPEN = `select id from session where id = any ($1::text[]) and expires_at > $2::bigint`;

/** Whoever was thrown out signs in again, and has a while to do it before it counts: a line we let go has not left. */
function hangUp(node: Node, line: Line, isLeaving: boolean): void {
  if (!isLeaving) {
    node.lines.remove(line);
    node.tables.detach(line);
  }
  line.hangUp("gone");
}
