import { randomBytes } from "node:crypto";
import { botNonce } from "@holmgang/kernel";
import type { BySeat, Host, Refusal, Seat } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import type { MatchRow } from "../log/match-row.ts";
import { newId } from "../node/new-id.ts";
import { askIn, batchOf } from "../store/ask.ts";
import type { Ask } from "../store/ask.ts";
import type { Database, Uncounted } from "../store/schema.ts";

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
  /** Why it does not count; null if it does. */
  readonly uncounted: Uncounted | null;
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

/** A match that was found: its row as far as it is known before it opens. */
export type FoundMatch = ReturnType<typeof foundMatch>;

/**
 * Brings two together, in a transaction of the caller's: the match has its row, the stakes lie in the pot, and from now
 * on leaving counts. It opens when both have given their nonces.
 */
export async function findMatch(
  step: Transaction<Database>,
  pairing: Pairing,
  now: number,
): Promise<string> {
  const match = foundMatch(pairing, now);
  const [refusal] = await findMatches(askIn(step), [match]);
  if (refusal) throw new NotPaired(refusal);
  return match.row.id;
}

/** Brings many together in one statement; says of each why it came to nothing, or null. */
export async function findMatches(
  ask: Ask,
  matches: readonly FoundMatch[],
): Promise<readonly (Refusal | null)[]> {
  const rows = await ask<{ code: keyof typeof WHY_NOT | null }>(FIND, [
    batchOf(
      matches.map(({ row, stake, fromQueue, absentUntil }) => ({
        ...row,
        stake,
        from_queue: fromQueue,
        absent_until: absentUntil,
        most: MOST_MATCHES,
      })),
    ),
  ]);
  return rows.map(({ code }, index) => code && WHY_NOT[code](matches[index]!.stake));
}

const FIND = "select find_matches as code from find_matches($1)";

/** What a bot account may play at once. A person plays one match at a time. */
const MOST_MATCHES = 32;

const WHY_NOT = {
  "no-such-account": () => ({ code: "no-such-account", words: "One of you has been deleted." }),
  "bot-in-match": () => ({ code: "in-match", words: "That bot plays as many as it can." }),
  "in-match": () => ({ code: "in-match", words: "One of you sits in a match that is not over." }),
  "not-in-queue": () => ({ code: "not-in-queue", words: "One of you has left the queue." }),
  "not-enough-tokens": (stake: number) => ({
    code: "not-enough-tokens",
    words: `This match takes ${stake} token${stake === 1 ? "" : "s"}, and you have fewer.`,
  }),
} satisfies Record<string, (stake: number) => Refusal>;

/** The match that a pairing would be. */
export function foundMatch(
  {
    host,
    settings,
    players,
    mode,
    rated,
    listed,
    rematchOf,
    uncounted,
    fromQueue = false,
  }: Pairing,
  now: number,
) {
  const id = newId();
  const serverSeed = randomBytes(32).toString("hex");
  const nonceOf = (seat: Seat) =>
    players[seat].bot === null ? null : botNonce(id, serverSeed, seat);
  const { stake, disconnectGraceMs } = host.game.terms(settings);
  const row = {
    id,
    game: host.game.id,
    rules: host.game.rules,
    config: JSON.stringify({ settings, entries: players.map(({ entry }) => entry) }),
    seat_0: players[0].account,
    seat_1: players[1].account,
    bot_0: players[0].bot,
    bot_1: players[1].bot,
    nonce_0: nonceOf(0),
    nonce_1: nonceOf(1),
    server_seed: serverSeed,
    found_at: String(now),
    mode,
    rated: rated && uncounted === null,
    listed,
    rematch_of: rematchOf,
    uncounted,
  };
  return {
    row,
    stake: uncounted === null ? stake : 0,
    fromQueue,
    absentUntil: now + disconnectGraceMs,
  };
}

/** A match that was found, as it can be read from now on until it opens. */
export const asRow = ({ row }: FoundMatch): MatchRow => ({
  ...row,
  seed: null,
  fairness: null,
  opened_at: null,
  outcome: null,
  ended_at: null,
  story: null,
  run_id: null,
});
