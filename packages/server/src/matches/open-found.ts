import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Node } from "../node/node.ts";
import { findRow, seatOf } from "../log/match-row.ts";
import type { MatchRow } from "../log/match-row.ts";
import { FOUND } from "../writes/opener.ts";

/** How long the match waits for nonces; one that is missing then is the empty text, and recorded so. */
export const NONCE_MS = 2_000;

/** A player's part of the chance. With both in, the match opens. */
export async function giveNonce(
  { db, opener }: Pick<Node, "db" | "opener">,
  id: string,
  account: string,
  nonce: string,
): Promise<Result<null>> {
  const found = await opener.give({ match: id, account, nonce });
  if (!found) return noNonce(await findRow(db, id), account);
  if (found.nonce_0 !== null && found.nonce_1 !== null) await opener.open(found);
  return accept(null);
}

function noNonce(row: MatchRow | undefined, account: string): Result<null> {
  if (!row) return refuse("no-such-match", "There is no such match.");
  return seatOf(row, account) === null
    ? refuse("not-your-match", "You do not sit in this match.")
    : refuse("nonce-closed", "Your nonce is in already, or the match is open.");
}

/** Opens a match that was found, with the nonces that are in. Done once, whoever tries. */
export async function openFound(
  { db, opener }: Pick<Node, "db" | "opener">,
  id: string,
): Promise<void> {
  for (;;) {
    const found = await db
      .selectFrom("match")
      .select(FOUND)
      .where("id", "=", id)
      .where("opened_at", "is", null)
      .where("outcome", "is", null)
      .executeTakeFirst();
    if (!found || (await opener.open(found))) return;
  }
}
