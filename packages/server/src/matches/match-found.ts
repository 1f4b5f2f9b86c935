import { commit } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import type { MessageOf } from "@holmgang/protocol";
import { players } from "../history/players.ts";
import type { Node } from "../node/node.ts";
import type { MatchRow } from "../log/match-row.ts";

/** What both players are told when they are brought together, by seat. */
export async function matchFound(
  node: Node,
  row: MatchRow,
): Promise<(seat: Seat) => MessageOf<"match_found">> {
  const seated = node.fresh.get(row.id)?.players ?? (await players(node, [row]))[0];
  const { settings } = JSON.parse(row.config) as { settings: unknown }; // written by findMatch
  const { stake } = node.hostOf(row.game).game.terms(settings);
  const isStaked = row.seat_0 !== null && row.seat_1 !== null && row.uncounted === null;
  return (seat) => ({
    kind: "match_found",
    match: row.id,
    game: row.game,
    rules: row.rules,
    mode: row.mode,
    rated: row.rated,
    settings,
    seat,
    players: seated!,
    pot: isStaked ? 2 * stake : 0,
    commitment: commit(row.id, row.server_seed ?? ""),
    ...(row.uncounted !== null && { uncounted: row.uncounted }),
    ...(row.run_id !== null && { run: row.run_id }),
  });
}
