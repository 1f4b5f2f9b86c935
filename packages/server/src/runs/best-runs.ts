import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

/** A row of the table of best runs. */
interface BestRun {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly won: boolean;
  readonly act: number;
  readonly encounters: number;
  readonly hp: number;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

/** How many there are places for. */
const PLACES = 100;

/** Who won comes first, then who came farther: with fewer encounters if it was won, after more if it was not; then HP left, then who was first. */
const ORDER = sql`won desc, act desc, case when won then -encounters else encounters end desc, hp desc, ended_at, id`;

/** Everybody's best run that is over and was all played here, the best first. */
export async function bestRuns(db: Kysely<Database>): Promise<readonly BestRun[]> {
  const { rows } = await sql<Omit<BestRun, "endedAt"> & { ended_at: string }>`
    select best.id, best.account_id as account, account.nickname,
      best.won, best.act, best.encounters, best.hp, best.ended_at
    from (
      select distinct on (account_id) * from run
      where ranked and ended_at is not null
      order by account_id, ${ORDER}
    ) as best
    join account on account.id = best.account_id
    order by best.won desc, best.act desc,
      case when best.won then -best.encounters else best.encounters end desc,
      best.hp desc, best.ended_at, best.id
    limit ${sql.lit(PLACES)}`.execute(db);
  return rows.map(({ ended_at, ...row }) => ({ ...row, endedAt: Number(ended_at) }));
}
