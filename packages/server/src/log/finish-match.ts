import type { Host, Outcome } from "@holmgang/kernel";
import { accountsAt, settlementOf } from "../ledger/stakes.ts";
import type { Seats } from "../ledger/stakes.ts";
import type { KnownRatings, RatedPair } from "../ratings/known-ratings.ts";
import { rateMatch } from "../ratings/rate-match.ts";
import type { RatingChange } from "../ratings/rate-match.ts";
import { batchOf } from "../store/ask.ts";
import type { Ask } from "../store/ask.ts";
import type { Store } from "../store/open-store.ts";
import type { MatchInputTable } from "../store/schema.ts";
import { FEW, together } from "../store/together.ts";

/** A match that is over. */
export interface FinishedMatch {
  readonly id: string;
  readonly seats: Seats;
  readonly host: Host;
  /** The queue it came from; null if it was arranged. */
  readonly mode: string | null;
  readonly rated: boolean;
  /** The input that ended it; null if none did. */
  readonly last: MatchInputTable | null;
  readonly outcome: Outcome;
  readonly story: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What became of an end, and what it changed: nothing, unless the fate is `ended`. */
export interface Ended {
  /** `late`: another input has that number. `over`: it has ended already. */
  readonly fate: "ended" | "late" | "over";
  /** What lay in the pot, and where it went. */
  readonly pot: number;
  readonly payees: readonly string[];
  readonly ratings: readonly RatingChange[];
  /** The tokens every player held before the pot was settled. */
  readonly held: Readonly<Record<string, number>>;
}

/** Ends matches with all that follows, whole or not at all. */
export interface Finisher {
  /** Ends that wait at the same moment share a commit. */
  finish(match: FinishedMatch): Promise<Ended>;
  /** The same in a transaction of the caller's. */
  finishIn(ask: Ask, match: FinishedMatch): Promise<Ended>;
}

export function finisher(
  store: Pick<Store, "ask" | "beat" | "isShared">,
  known: KnownRatings,
): Finisher {
  const writeAll = together({ beat: store.beat, most: FEW }, (batch: readonly object[]) =>
    store.ask<Written>(FINISH, [batchOf(batch)]),
  );

  /** Reckons the ratings and writes; if another match has changed them meanwhile, once more. */
  async function finish(
    match: FinishedMatch,
    ask: Ask,
    write: (one: object) => Promise<Written>,
  ): Promise<Ended> {
    const { host, seats, outcome } = match;
    const pair = ratedPair(match);
    const { pays, payees } = settlementOf(seats, outcome);
    for (;;) {
      const ratings = pair ? rateMatch(host, pair.seats, await known.of(ask, pair), outcome) : [];
      const { fate, is_rated, pot, held } = await write({
        ...rowOf(match),
        tells: store.isShared,
        pays,
        payees,
        ratings: ratings.length > 0 ? ratings : null,
      });
      if (pair && fate !== "ended") known.forget(pair);
      if (fate === "rated-meanwhile") continue;
      const told = { fate, pot, payees, held: held ?? {} };
      if (fate !== "ended" || !is_rated || !pair) return { ...told, ratings: [] };
      for (const change of ratings) known.learn(pair, change.account_id, change);
      return { ...told, ratings };
    }
  }

  return {
    finish: (match) => finish(match, store.ask, writeAll),
    finishIn: (ask, match) =>
      finish(match, ask, async (one) => (await ask<Written>(FINISH, [batchOf([one])]))[0]!), // a row an object
  };
}

const FINISH = "select * from finish_matches($1)";

interface Written {
  readonly fate: Ended["fate"] | "rated-meanwhile";
  readonly is_rated: boolean;
  readonly pot: number;
  readonly held: Record<string, number> | null;
}

/** Who is rated by this match, if it counts: not a friendly one, an arranged one, or one with a bot of ours. */
function ratedPair({ host, mode, rated, seats }: FinishedMatch): RatedPair | null {
  const [first, second] = seats;
  if (!rated || mode === null || first === null || second === null) return null;
  return { game: host.game.id, mode, seats: [first, second] };
}

const rowOf = ({ id, seats, host, mode, last, outcome, story, at }: FinishedMatch): object => ({
  match: id,
  players: accountsAt(seats),
  ...(last && {
    seq: last.seq,
    at: last.at,
    seat: last.seat,
    input: last.input,
    chain: last.chain,
  }),
  outcome: JSON.stringify(outcome),
  ended_at: at,
  story,
  game: host.game.id,
  mode,
});
