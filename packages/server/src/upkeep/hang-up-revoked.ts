import { banned, sanctionIn } from "../accounts/sanction.ts";
import type { Line } from "../lines/line.ts";
import type { Node } from "../node/node.ts";

/** Closes what was opened by sessions that have ended or whose accounts are banned, for one account or for all who are connected here. */
export async function hangUpRevoked(node: Node, whose: Whose = {}): Promise<void> {
  const { account, isLeaving = false } = whose;
  // A bot's stream of one match is a line of that table alone.
  const tables = await node.tables.all();
  const all = new Set([...node.lines.all(), ...tables.flatMap(({ audience }) => audience.lines())]);
  const lines = [...all].filter((line) => account === undefined || line.account.id === account);
  if (lines.length === 0) return;
  const rows = await node.ask<Open>(OPEN, [
    [...new Set(lines.map((line) => line.account.session))],
    String(node.now()),
  ]);
  const open = new Map(
    rows.map(({ id, reason, until }) => [id, sanctionIn(reason, until, node.now())]),
  );
  for (const line of lines) {
    const ban = open.get(line.account.session);
    if (ban) line.say({ kind: "banned", words: banned(ban).refusal.words, ...ban });
    // Who is put out has left: their matches go on as whenever somebody does.
    if (ban !== null) hangUp(node, line, isLeaving || ban !== undefined);
  }
}

interface Open {
  readonly id: string;
  /** Those of a ban; null where there is none. */
  readonly reason: string | null;
  readonly until: string | null;
}

interface Whose {
  readonly account?: string;
  /** By their own wish, which counts as leaving the table. */
  readonly isLeaving?: boolean;
}

const OPEN = `
  select session.id, reason, until from session
  left join sanction on sanction.account_id = session.account_id and sanction.kind = 'ban' and lifted_at is null
  where session.id = any ($1::text[]) and expires_at > $2::bigint`;

/** Whoever was thrown out signs in again, and has a while to do it before it counts: a line we let go has not left. */
function hangUp(node: Node, line: Line, isLeaving: boolean): void {
  if (!isLeaving) {
    node.lines.remove(line);
    node.tables.detach(line);
  }
  line.hangUp("gone");
}
