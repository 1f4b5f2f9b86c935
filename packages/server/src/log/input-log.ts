import type { Kysely, Transaction } from "kysely";
import type { Database, MatchInputTable } from "../store/schema.ts";

/** One input on its way into the log. */
export type LogRow = MatchInputTable;

/** The append-only log of all matches' inputs. */
export interface InputLog {
  /** True once the row is durable; false if the match has an input with this number already. */
  append(row: LogRow): Promise<boolean>;
  /** The same for an input that ends its match: it goes alone, in one transaction with all that follows from it. */
  appendLast(
    row: LogRow,
    consequences: (step: Transaction<Database>) => Promise<void>,
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
    appendLast: (row, consequences) =>
      db.transaction().execute(async (step) => {
        const [isAppended] = await insert(step, [row]);
        if (isAppended) await consequences(step);
        return isAppended ?? false;
      }),
  };
}

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

/** Inserts rows of different matches; tells of each whether it was the first with its number. */
async function insert(db: Kysely<Database>, rows: readonly LogRow[]): Promise<boolean[]> {
  const kept = await db
    .insertInto("match_input")
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returning(["match_id", "seq"])
    .execute();
  const won = new Set(kept.map(({ match_id, seq }) => `${match_id} ${seq}`));
  return rows.map(({ match_id, seq }) => won.has(`${match_id} ${seq}`));
}
