import { accept, refuse } from "@holmgang/kernel";
import type { Outcome, Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Ending } from "../ratings/ending.ts";
import type { Database } from "../store/schema.ts";
import { namedAccount } from "./named-account.ts";
import { pastOf, resultOfPast } from "./past-match.ts";
import type { Change, PastMatch, PastRow } from "./past-match.ts";
import { sitters } from "./sitters.ts";

export interface HistoryQuery {
  readonly account: string;
  readonly game?: string | undefined;
  readonly mode?: string | undefined;
  readonly result?: Ending | undefined;
  /** A nickname, an account's id, or the name of a bot of the server's own. */
  readonly rival?: string | undefined;
  readonly rated?: boolean | undefined;
  /** True leaves out what strangers do not find. */
  readonly listed?: true | undefined;
  /** Milliseconds since 1970. */
  readonly since?: number | undefined;
  /** Where the page before this one ended. */
  readonly before?: string | undefined;
  readonly limit?: number | undefined;
}

export interface HistoryPage {
  /** Newest first. */
  readonly matches: readonly PastMatch[];
  /** Where the next page begins; null at the end. */
  readonly before: string | null;
}

/** The most matches a page can have. */
export const PAGE = 200;

/** A page of an account's finished matches. */
export async function history(
  db: Kysely<Database>,
  { limit = 50, ...query }: HistoryQuery,
): Promise<Result<HistoryPage>> {
  const cursor = query.before === undefined ? null : CURSOR.exec(query.before);
  if (query.before !== undefined && !cursor)
    return refuse("bad-cursor", `No page ends at '${query.before}'.`);
  const size = Math.min(limit, PAGE);
  const rival = query.rival === undefined ? null : await namedAccount(db, query.rival);
  const rows = await filtered(pastOf(db, query.account), query, rival?.id ?? null)
    .$if(cursor !== null, (past) =>
      past.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("past.ended_at", "past.id"), "<", tuple(cursor![1]!, cursor![2]!)),
      ),
    )
    .orderBy("past.ended_at", "desc")
    .orderBy("past.id", "desc")
    .limit(size + 1)
    .execute();
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return accept({
    matches: await lookBack(db, page),
    before: last ? `${last.ended_at}.${last.id}` : null,
  });
}

/** When the last match of a page ended, and its id. */
const CURSOR = /^(\d{1,15})\.(.+)$/;

function filtered(
  past: ReturnType<typeof pastOf>,
  { game, mode, rated, listed, result, since, rival }: HistoryQuery,
  rivalId: string | null,
): ReturnType<typeof pastOf> {
  let some = past;
  if (game !== undefined) some = some.where("past.game", "=", game);
  if (mode !== undefined) some = some.where("past.mode", "=", mode);
  if (rated !== undefined) some = some.where("past.rated", "=", rated);
  if (listed !== undefined) some = some.where("past.listed", "=", listed);
  if (result !== undefined) some = some.where(resultOfPast, "=", result);
  if (since !== undefined) some = some.where("past.ended_at", ">=", String(since));
  if (rival !== undefined)
    some = some.where(({ or, eb }) =>
      or([eb("past.rival", "=", rivalId), eb("past.rival_bot", "=", rival)]),
    );
  return some;
}

async function lookBack(
  db: Kysely<Database>,
  rows: readonly PastRow[],
): Promise<readonly PastMatch[]> {
  const seated = await sitters(db, rows);
  return rows.map(({ id, game, mode, rated, seat, result, ...row }, index) => ({
    id,
    game,
    mode,
    rated,
    players: seated[index]!,
    seat,
    result,
    reason: (JSON.parse(row.outcome!) as Outcome).reason, // of a match that is over, written by this program
    foundAt: Number(row.found_at),
    openedAt: row.opened_at === null ? null : Number(row.opened_at),
    endedAt: Number(row.ended_at),
    rating: change(row.rating_before, row.rating_after),
    points: change(row.points_before, row.points_after),
    tokens: Number(row.tokens ?? 0),
  }));
}

const change = (before: number | null, after: number | null): Change | null =>
  before === null || after === null ? null : { before, after };
