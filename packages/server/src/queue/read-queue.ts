import type { Standing } from "../history/players.ts";
import { UNRATED } from "../ratings/rating.ts";
import type { Rating } from "../ratings/rating.ts";
import type { Node } from "../node/node.ts";
import type { Waiting } from "./pair-up.ts";

/** Somebody who waits, with what pairing needs. */
export interface QueuedPlayer extends Waiting {
  readonly tokens: number;
  readonly entry: string;
  readonly standing: Standing;
}

/** Who waits for a game at a pace, with the server's own ratings. */
export async function readQueue(
  { ask, known }: Pick<Node, "ask" | "known">,
  game: string,
  mode: string,
): Promise<readonly QueuedPlayer[]> {
  const rows = await ask<Row>(QUEUE, [game, mode]);
  return rows.map(
    ({ account_id, entry, since, tokens, avoids, nickname, kind, avatar, ...row }) => {
      const rating = row.rating === null ? UNRATED : (row as Rating); // all of it or nothing
      known.learn({ game, mode }, account_id, rating);
      return {
        account: account_id,
        entry,
        since: Number(since),
        tokens,
        rating: rating.rating,
        standing: {
          account: account_id,
          nickname,
          kind,
          avatar,
          rating: row.rating,
          points: row.points,
        },
        avoids: new Set(avoids),
      };
    },
  );
}

type Row = { readonly [K in keyof Rating]: number | null } & Pick<
  Standing,
  "nickname" | "kind" | "avatar"
> & {
    readonly account_id: string;
    readonly entry: string;
    readonly since: string;
    readonly tokens: number;
    readonly avoids: readonly string[];
  };

/** One by one (`lateral … limit 1`): joined, a rating might be looked for among everybody's. */
const QUEUE = `
  select queue_entry.account_id, entry, since, tokens, nickname, kind, avatar,
    rating, deviation, volatility, points, matches,
    array(select blocked_id from block where block.account_id = queue_entry.account_id) as avoids
  from queue_entry
  join account on account.id = queue_entry.account_id
  left join lateral (
    select * from rating where rating.account_id = queue_entry.account_id and rating.game = $1 and rating.mode = $2 limit 1
  ) as rating on true
  where queue_entry.game = $1 and queue_entry.mode = $2`;
