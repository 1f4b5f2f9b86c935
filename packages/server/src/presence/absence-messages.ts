import type { Seat } from "@holmgang/kernel";
import type { MessageOf } from "@holmgang/protocol";
import type { Node } from "../node/node.ts";

/** Who is gone from a match, as its players and spectators are told. */
export async function absencesOf(
  db: Node["db"],
  match: string,
): Promise<readonly MessageOf<"presence">[]> {
  const gone = await db.selectFrom("absence").selectAll().where("match_id", "=", match).execute();
  return gone.map(({ seat, until }) => ({
    kind: "presence",
    match,
    seat: seat as Seat, // as the table checks
    connected: false,
    until: Number(until),
  }));
}
