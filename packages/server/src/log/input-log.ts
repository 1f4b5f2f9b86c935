import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";
import { CHANNEL } from "../store/hints.ts";
import type { Store } from "../store/open-store.ts";
import type { Database, MatchInputTable } from "../store/schema.ts";

/** One input on its way into the log. */
type LogRow = MatchInputTable;

/** The append-only log of all matches' inputs. */
export interface InputLog {
  /** True once the row is durable; false if the match has an input with this number already. */
  append(row: LogRow): Promise<boolean>;
  /**
   * The same for an input that ends its match: it goes alone, in one transaction with all that follows from it. If the
   * consequences answer false, it was all for nothing and nothing is kept.
   */
  appendLast(
    row: LogRow,
    consequences: (step: Transaction<Database>) => Promise<boolean>,
  ): Promise<boolean>;
}

/** Between two commits there is this much time for others to come along, unless enough of them wait already. */
const PAUSE_MS = 4;
const ENOUGH = 32;

/**
 * Rows that wait at the same moment share one insert (group commit): a commit costs far more than a row. A batch takes
 * at most one row a match, because an insert with two could keep the second and lose the first.
 */
export function inputLog({ db, isShared }: Pick<Store, "db" | "isShared">): InputLog {
  const insert = isShared ? insertAndTell : insertRows;
  let waiting: Waiting[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    await setImmediate(); // whatever else has arrived by now comes along
    while (waiting.length > 0) {
      const pause = sleep(PAUSE_MS);
      const batch = oneAMatch(waiting);
      const isIn = new Set(batch);
      waiting = waiting.filter((each) => !isIn.has(each));
      await write(batch, (rows) => insert(db, rows));
      if (waiting.length < ENOUGH) await pause;
    }
    isWriting = false;
  }

  return {
    append: (row) =>
      new Promise((resolve, reject) => {
        waiting.push({ row, resolve, reject });
        if (!isWriting) void writeAll();
      }),
    appendLast: async (row, consequences) => {
      try {
        return await db.transaction().execute(async (step) => {
          const [isAppended] = await insert(step, [row]);
          if (isAppended && !(await consequences(step))) throw new Withdrawn();
          return isAppended ?? false;
        });
      } catch (error) {
        if (error instanceof Withdrawn) return false;
        throw error;
      }
    },
  };
}

/** Rolls a transaction back. */
class Withdrawn extends Error {}

interface Waiting {
  readonly row: LogRow;
  readonly resolve: (isAppended: boolean) => void;
  readonly reject: (error: unknown) => void;
}

const oneAMatch = (waiting: readonly Waiting[]): readonly Waiting[] => [
  ...new Map(waiting.toReversed().map((each) => [each.row.match_id, each])).values(),
];

/** Writes a batch and tells everybody in it how it went. */
async function write(
  batch: readonly Waiting[],
  insert: (rows: readonly LogRow[]) => Promise<boolean[]>,
): Promise<void> {
  try {
    const appended = await insert(batch.map(({ row }) => row));
    for (const [index, { resolve }] of batch.entries()) resolve(appended[index]!);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

/** Inserts rows of different matches; tells of each whether it was the first with its number. */
async function insertRows(db: Kysely<Database>, rows: readonly LogRow[]): Promise<boolean[]> {
  const { rows: kept } = await sql<Kept>`${inserted(rows)}`.execute(db);
  return wonOf(rows, kept);
}

/** The same, and other nodes hear of it when it commits. */
async function insertAndTell(db: Kysely<Database>, rows: readonly LogRow[]): Promise<boolean[]> {
  const { rows: kept } = await sql<Kept>`
    with kept as (${inserted(rows)})
    select match_id, seq,
      pg_notify(${sql.lit(CHANNEL)}, '{"kind":"inputs","match":"' || match_id || '","seq":' || seq || '}')
    from kept`.execute(db);
  return wonOf(rows, kept);
}

type Kept = Pick<LogRow, "match_id" | "seq">;

/** The text is the same for any number of rows. */
function inserted(rows: readonly LogRow[]) {
  const column = <K extends keyof LogRow>(key: K) => rows.map((row) => row[key]);
  return sql`
    insert into match_input (match_id, seq, at, seat, input, chain)
    select * from unnest(
      ${column("match_id")}::text[], ${column("seq")}::integer[], ${column("at")}::bigint[],
      ${column("seat")}::integer[], ${column("input")}::text[], ${column("chain")}::text[])
    on conflict do nothing returning match_id, seq`;
}

function wonOf(rows: readonly LogRow[], kept: readonly Kept[]): boolean[] {
  const won = new Set(kept.map(({ match_id, seq }) => `${match_id} ${seq}`));
  return rows.map(({ match_id, seq }) => won.has(`${match_id} ${seq}`));
}
