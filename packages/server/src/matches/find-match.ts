import { randomBytes } from "node:crypto";
import { botNonce, SEATS } from "@holmgang/kernel";
import type { BySeat, Host, Refusal, Seat } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import { stake } from "../ledger/stakes.ts";
import type { Seats } from "../ledger/stakes.ts";
import { newId } from "../node/new-id.ts";
import { presentOf } from "../lines/is-present.ts";
import { told } from "../store/hints.ts";
import type { Database } from "../store/schema.ts";
import { lockAccounts } from "../store/lock-accounts.ts";
import type { LockedAccount } from "../store/lock-accounts.ts";
import { isAnyPlaying, unfinishedOf } from "../log/unfinished.ts";

/** Two who will play, and what. */
interface Pairing {
  readonly host: Host;
  readonly settings: unknown;
  readonly players: Readonly<BySeat<Seated>>;
  /** The queue it comes from; null for a match that was arranged. */
  readonly mode: string | null;
  readonly rated: boolean;
  readonly listed: boolean;
  readonly rematchOf: string | null;
  /** Whether both must still be waiting. */
  readonly fromQueue?: boolean;
}

/** Who sits down: an account, or a bot of the server's own. */
export type Seated = { readonly entry: unknown } & (
  | { readonly account: string; readonly bot: null }
  | { readonly account: null; readonly bot: string }
);

/** Why a pairing came to nothing; thrown, so that its transaction is undone. */
export class NotPaired extends Error {
  override readonly name = "NotPaired";
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.words);
    this.refusal = refusal;
  }
}

/**
 * Brings two together, in a transaction of the caller's: the match has its row, the stakes lie in the pot, and from now
 * on leaving counts. It opens when both have given their nonces.
 */
export async function findMatch(
  step: Transaction<Database>,
  { host, settings, players, mode, rated, listed, rematchOf, fromQueue = false }: Pairing,
  now: number,
): Promise<string> {
  const seats: Seats = [players[0].account, players[1].account];
  const accounts = seats.flatMap((account) => account ?? []);
  const locked = await lockAccounts(step, accounts);
  await demandFree(step, locked);
  await leaveQueues(step, accounts, fromQueue);
  const id = newId();
  const serverSeed = randomBytes(32).toString("hex");
  const nonceOf = (seat: Seat) =>
    players[seat].bot === null ? null : botNonce(id, serverSeed, seat);
  await step
    .insertInto("match")
    .values({
      id,
      game: host.game.id,
      rules: host.game.rules,
      config: JSON.stringify({ settings, entries: players.map(({ entry }) => entry) }),
      seat_0: seats[0],
      seat_1: seats[1],
      bot_0: players[0].bot,
      bot_1: players[1].bot,
      nonce_0: nonceOf(0),
      nonce_1: nonceOf(1),
      server_seed: serverSeed,
      found_at: String(now),
      mode,
      rated,
      listed,
      rematch_of: rematchOf,
    })
    .returning(told({ kind: "found", match: id, seats }))
    .execute();
  const terms = host.game.terms(settings);
  const staked = await stake(step, id, locked, terms.stake);
  if (!staked.ok) throw new NotPaired(staked.refusal);
  await noteAbsent(step, id, seats, { since: now, until: now + terms.disconnectGraceMs });
  return id;
}

/** Whoever plays does not wait any longer. Of two who were waiting, one may have left: then there is no pair. */
async function leaveQueues(
  step: Transaction<Database>,
  accounts: readonly string[],
  fromQueue: boolean,
): Promise<void> {
  const left = await step
    .deleteFrom("queue_entry")
    .where("account_id", "in", accounts)
    .returning("account_id")
    .execute();
  if (fromQueue && left.length < accounts.length)
    throw new NotPaired({ code: "not-in-queue", words: "One of you has left the queue." });
}

/** What a bot account may play at once. */
const MOST_MATCHES = 32;

/** A person plays one match at a time; a bot account more. Whoever has been deleted plays none. */
async function demandFree(
  step: Transaction<Database>,
  accounts: readonly LockedAccount[],
): Promise<void> {
  if (accounts.some(({ deleted_at }) => deleted_at !== null))
    throw new NotPaired({ code: "no-such-account", words: "One of you has been deleted." });
  for (const { id, kind } of accounts)
    if (kind === "bot" && (await unfinishedOf(step, id)).length >= MOST_MATCHES)
      throw new NotPaired({ code: "in-match", words: "That bot plays as many as it can." });
  const people = accounts.filter(({ kind }) => kind !== "bot").map(({ id }) => id);
  if (await isAnyPlaying(step, people))
    throw new NotPaired({
      code: "in-match",
      words: "One of you sits in a match that is not over.",
    });
}

/** Whoever has gone in the very moment of the pairing is absent from its beginning. */
async function noteAbsent(
  step: Transaction<Database>,
  id: string,
  seats: Seats,
  { since, until }: { since: number; until: number },
): Promise<void> {
  const present = await presentOf(
    step,
    seats.flatMap((account) => account ?? []),
  );
  for (const seat of SEATS) {
    const account = seats[seat];
    if (account === null || present.has(account)) continue;
    await step
      .insertInto("absence")
      .values({
        match_id: id,
        seat,
        since: String(since),
        until: String(until),
        fault: false,
      })
      .execute();
  }
}
