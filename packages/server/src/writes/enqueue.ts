import { refuse } from "@holmgang/kernel";
import type { Refusal } from "@holmgang/kernel";
import { batchOf } from "../store/ask.ts";
import type { Store } from "../store/open-store.ts";
import { FEW, together } from "../store/together.ts";

/** A place in a queue, and what playing there takes. */
interface Place {
  readonly account_id: string;
  readonly node_id: string;
  readonly game: string;
  readonly mode: string;
  readonly entry: string;
  readonly since: string;
  readonly stake: number;
}

/** Gives an account a place, or says why not. */
export type Enqueue = (place: Place) => Promise<Refusal | null>;

/** Those who come at the same moment share a statement. */
export const enqueuer = ({ ask, beat }: Pick<Store, "ask" | "beat">): Enqueue =>
  together(
    { beat, pace: "match", most: FEW, keyOf: byAccount },
    async (places: readonly Place[]) => {
      const rows = await ask<{ code: keyof typeof WHY_NOT | null }>(JOIN, [batchOf(places)]);
      return rows.map(({ code }, index) => code && WHY_NOT[code](places[index]!.stake));
    },
  );

const byAccount = ({ account_id }: Place): string => account_id;

const JOIN = "select join_queue as code from join_queue($1)";

const because = (code: string, words: string): Refusal => refuse(code, words).refusal;

const WHY_NOT = {
  "no-such-account": () => because("no-such-account", "This account has been deleted."),
  "bots-only-play-invites": () =>
    because("bots-only-play-invites", "Bot accounts play by invitation, not in the queue."),
  "in-match": () => because("in-match", "You sit in a match that is not over."),
  "not-enough-tokens": (stake: number) =>
    because(
      "not-enough-tokens",
      `This takes ${stake} token${stake === 1 ? "" : "s"}, and you have fewer.`,
    ),
  // A connection that closed while this command was on its way is no longer waiting.
  "not-in-queue": () => because("not-in-queue", "You have left."),
  "in-queue": () => because("in-queue", "You are waiting already."),
} satisfies Record<string, (stake: number) => Refusal>;
