import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";
import { CHANNEL } from "../store/hints.ts";
import type { Database, MatchInputTable } from "../store/schema.ts";

/** One input on its way into the log. */
export type LogRow = MatchInputTable;

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

/**
 * Rows that wait at the same moment share one insert (group commit): a commit costs far more than a row. A batch takes
 * at most one row a match, because an insert with two could keep the second and lose the first.
 */
export function inputLog(db: Kysely<Database>): InputLog {
  let waiting: Waiting[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = oneAMatch(waiting);
      waiting = waiting.filter((each) => !batch.includes(each));
      await write(db, batch);
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
async function write(db: Kysely<Database>, batch: readonly Waiting[]): Promise<void> {
  try {
    const appended = await insert(
      db,
      batch.map(({ row }) => row),
    );
    for (const [index, { resolve }] of batch.entries()) resolve(appended[index]!);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

/**
 * Inserts rows of different matches; tells of each whether it was the first with its number. Other nodes hear of those
 * that were when the insert commits. The text is the same for any number of rows, so it is prepared once.
 */
async function insert(db: Kysely<Database>, rows: readonly LogRow[]): Promise<boolean[]> {
  const column = <K extends keyof LogRow>(key: K) => rows.map((row) => row[key]);
  const { rows: kept } = await sql<{ match_id: string; seq: number }>`
    with kept as (
      insert into match_input (match_id, seq, at, seat, input, chain)
      select * from unnest(
        ${column("match_id")}::text[], ${column("seq")}::integer[], ${column("at")}::bigint[],
        ${column("seat")}::integer[], ${column("input")}::text[], ${column("chain")}::text[])
      on conflict do nothing returning match_id, seq)
    select match_id, seq,
      pg_notify(${sql.lit(CHANNEL)}, '{"kind":"inputs","match":"' || match_id || '","seq":' || seq || '}')
    from kept`.execute(db);
  const won = new Set(kept.map(({ match_id, seq }) => `${match_id} ${seq}`));
  return rows.map(({ match_id, seq }) => won.has(`${match_id} ${seq}`));
}
