import { refuse } from "@holmgang/kernel";
import type { Result, Viewer } from "@holmgang/kernel";
import type { Line } from "../lines/line.ts";
import type { Node } from "../node/node.ts";
import type { Table } from "../tables/table.ts";

/**
 * Lets a line follow a match from what it has seen of it, and says about how many bytes that was. Whoever has seen more than
 * this node knows of was told by another one: then the log has it.
 */
export async function follow(
  node: Node,
  line: Line,
  table: Table,
  as: { readonly viewer: Viewer; readonly seen: number | "now" },
): Promise<Result<number>> {
  const attach = (): Result<number> =>
    isConnected(node, line) ? node.tables.attach(line, table, as.viewer, as.seen) : hungUp();
  const attached = attach();
  if (attached.ok || attached.refusal.code !== "bad-seq") return attached;
  await table.match.catchUp();
  return attach();
}

/** A line may hang up while its command is on the way: then nobody would ever take it from the table again. */
const isConnected = ({ lines }: Node, line: Line): boolean => lines.of(line.account.id).has(line);

const hungUp = () => refuse("stale", "This connection is closed.");
