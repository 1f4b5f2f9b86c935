import type { MessageOf } from "@holmgang/protocol";
import type { Node } from "../node/node.ts";
import { OFFER_MS } from "./offer-rematch.ts";

/** The rematches that an account's rivals offer and that still stand, for somebody who comes back. */
export async function offersTo(
  { db, now }: Pick<Node, "db" | "now">,
  account: string,
): Promise<readonly MessageOf<"rematch_offered">[]> {
  const offers = await db
    .selectFrom("rematch_offer")
    .innerJoin("match", "match.id", "rematch_offer.match_id")
    .select(["match_id", "at"])
    .where("at", ">", String(now() - OFFER_MS))
    .where((row) =>
      row.or([row.and({ seat: 0, seat_1: account }), row.and({ seat: 1, seat_0: account })]),
    )
    .execute();
  return offers.map(({ match_id, at }) => ({
    kind: "rematch_offered",
    match: match_id,
    until: Number(at) + OFFER_MS,
  }));
}
