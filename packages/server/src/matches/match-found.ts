import { commit } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import type { MessageOf } from "@holmgang/protocol";
import { players } from "../history/players.ts";
import type { Node } from "../node/node.ts";
import { findRow } from "./match-row.ts";
import { potOf } from "./pot-of.ts";

/** What both players are told when they are brought together, by seat. */
export async function matchFound(
  node: Node,
  id: string,
): Promise<((seat: Seat) => MessageOf<"match_found">) | null> {
  const row = await findRow(node.db, id);
  if (!row) return null;
  const [seated] = await players(node, [row]);
  const pot = await potOf(node.db, id);
  const { settings } = JSON.parse(row.config) as { settings: unknown }; // written by findMatch
  return (seat) => ({
    kind: "match_found",
    match: id,
    game: row.game,
    rules: row.rules,
    mode: row.mode,
    rated: row.rated,
    settings,
    seat,
    players: seated!,
    pot,
    commitment: commit(id, row.server_seed ?? ""),
  });
}
