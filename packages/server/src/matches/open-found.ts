import { accept, commit, matchSeed, refuse } from "@holmgang/kernel";
import type { Fairness, Result } from "@holmgang/kernel";
import { sql } from "kysely";
import type { Node } from "../node/node.ts";
import { told } from "../store/hints.ts";
import { findRow, seatOf } from "../log/match-row.ts";
import type { MatchRow } from "../log/match-row.ts";

/** How long the match waits for nonces; one that is missing then is the empty text, and recorded so. */
export const NONCE_MS = 2_000;

type Found = Pick<MatchRow, (typeof FOUND)[number]>;
const FOUND = ["id", "seat_0", "seat_1", "server_seed", "nonce_0", "nonce_1"] as const;

/** A player's part of the chance. With both in, the match opens. */
export async function giveNonce(
  node: Pick<Node, "db" | "now">,
  id: string,
  account: string,
  nonce: string,
): Promise<Result<null>> {
  const found = await node.db
    .updateTable("match")
    .set({
      nonce_0: sql<string>`case when seat_0 = ${account} then ${nonce} else nonce_0 end`,
      nonce_1: sql<string>`case when seat_1 = ${account} then ${nonce} else nonce_1 end`,
    })
    .where("id", "=", id)
    .where("opened_at", "is", null)
    .where("outcome", "is", null)
    .where(({ and, or, eb }) =>
      or([
        and([eb("seat_0", "=", account), eb("nonce_0", "is", null)]),
        and([eb("seat_1", "=", account), eb("nonce_1", "is", null)]),
      ]),
    )
    .returning(FOUND)
    .executeTakeFirst();
  if (!found) return noNonce(await findRow(node.db, id), account);
  if (found.nonce_0 !== null && found.nonce_1 !== null) await open(node, found);
  return accept(null);
}

function noNonce(row: MatchRow | undefined, account: string): Result<null> {
  if (!row) return refuse("no-such-match", "There is no such match.");
  return seatOf(row, account) === null
    ? refuse("not-your-match", "You do not sit in this match.")
    : refuse("nonce-closed", "Your nonce is in already, or the match is open.");
}

/** Opens a match that was found, with the nonces that are in. Done once, whoever tries. */
export async function openFound(node: Pick<Node, "db" | "now">, id: string): Promise<void> {
  for (;;) {
    const found = await node.db
      .selectFrom("match")
      .select(FOUND)
      .where("id", "=", id)
      .where("opened_at", "is", null)
      .where("outcome", "is", null)
      .executeTakeFirst();
    if (!found || (await open(node, found))) return;
  }
}

/** Opens it with exactly these nonces; false if there is another meanwhile. */
async function open(
  { db, now }: Pick<Node, "db" | "now">,
  { id, seat_0, seat_1, server_seed, nonce_0, nonce_1 }: Found,
): Promise<boolean> {
  const serverSeed = server_seed ?? "";
  const fairness: Fairness = {
    matchId: id,
    commitment: commit(id, serverSeed),
    serverSeed,
    nonces: [nonce_0 ?? "", nonce_1 ?? ""],
  };
  const opened = await db
    .updateTable("match")
    .set({
      seed: matchSeed(fairness),
      fairness: JSON.stringify(fairness),
      opened_at: String(now()),
    })
    .where("id", "=", id)
    .where("opened_at", "is", null)
    .where(sql<boolean>`nonce_0 is not distinct from ${nonce_0}::text`)
    .where(sql<boolean>`nonce_1 is not distinct from ${nonce_1}::text`)
    .returning(told({ kind: "opened", match: id, seats: [seat_0, seat_1] }))
    .executeTakeFirst();
  return opened !== undefined;
}
