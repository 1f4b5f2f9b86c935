import { accept, commit, matchSeed, refuse } from "@holmgang/kernel";
import type { Fairness, Result } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import type { Node } from "../node/node.ts";
import { told } from "../store/hints.ts";
import type { Database } from "../store/schema.ts";
import { seatOf } from "./match-row.ts";
import type { MatchRow } from "./match-row.ts";

/** How long the match waits for nonces; one that is missing then is the empty text, and recorded so. */
export const NONCE_MS = 2_000;

/** A seat's part of the chance. With both in, the match opens. */
export async function giveNonce(
  { db, now }: Pick<Node, "db" | "now">,
  id: string,
  account: string,
  nonce: string,
): Promise<Result<null>> {
  return db.transaction().execute(async (step) => {
    const row = await step
      .selectFrom("match")
      .select(WAITING)
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return refuse("no-such-match", "There is no such match.");
    const seat = seatOf(row, account);
    if (seat === null) return refuse("not-your-match", "You do not sit in this match.");
    const own = seat === 0 ? "nonce_0" : "nonce_1";
    if (row.opened_at !== null || row.outcome !== null || row[own] !== null)
      return refuse("nonce-closed", "Your nonce is in already, or the match is open.");
    const nonces = { ...row, [own]: nonce };
    if (nonces.nonce_0 !== null && nonces.nonce_1 !== null) await open(step, nonces, now());
    else await step.updateTable("match").set(own, nonce).where("id", "=", id).execute();
    return accept(null);
  });
}

/** Opens a match that was found, with the nonces that are in. Done once, whoever tries. */
export async function openFound({ db, now }: Pick<Node, "db" | "now">, id: string): Promise<void> {
  await db.transaction().execute(async (step) => {
    const row = await waiting(step, id);
    if (row) await open(step, row, now());
  });
}

const WAITING = [
  "id",
  "seat_0",
  "seat_1",
  "server_seed",
  "nonce_0",
  "nonce_1",
  "opened_at",
  "outcome",
] as const;

type Waiting = Pick<MatchRow, (typeof WAITING)[number]>;

/** A match that has not opened yet, for this transaction alone. */
const waiting = (step: Transaction<Database>, id: string): Promise<Waiting | undefined> =>
  step
    .selectFrom("match")
    .select(WAITING)
    .where("id", "=", id)
    .where("opened_at", "is", null)
    .where("outcome", "is", null)
    .forUpdate()
    .executeTakeFirst();

async function open(
  step: Transaction<Database>,
  { id, seat_0, seat_1, server_seed, nonce_0, nonce_1 }: Waiting,
  now: number,
): Promise<void> {
  const serverSeed = server_seed ?? "";
  const fairness: Fairness = {
    matchId: id,
    commitment: commit(id, serverSeed),
    serverSeed,
    nonces: [nonce_0 ?? "", nonce_1 ?? ""],
  };
  await step
    .updateTable("match")
    .set({
      seed: matchSeed(fairness),
      fairness: JSON.stringify(fairness),
      opened_at: String(now),
      nonce_0,
      nonce_1,
    })
    .where("id", "=", id)
    .returning(told({ kind: "opened", match: id, seats: [seat_0, seat_1] }))
    .execute();
}
