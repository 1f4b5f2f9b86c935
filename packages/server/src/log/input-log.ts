import type { Store } from "../store/open-store.ts";
import type { MatchInputTable } from "../store/schema.ts";
import { together } from "../store/together.ts";

/** One input on its way into the log. */
type LogRow = MatchInputTable;

/** The append-only log of all matches' inputs. */
export interface InputLog {
  /** True once the row is durable; false if the match has an input with this number already. */
  append(row: LogRow): Promise<boolean>;
}

/**
 * Rows that wait at the same moment share one insert. A batch takes at most one row a match, because an insert with two
 * could keep the second and lose the first.
 */
export function inputLog({ ask, beat, isShared }: Sharing): InputLog {
  const insert = isShared ? INSERT_AND_TELL : INSERT;
  const write = async (rows: readonly LogRow[]): Promise<readonly boolean[]> => {
    const column = <K extends keyof LogRow>(key: K) => rows.map((row) => row[key]);
    return wonOf(rows, await ask<Kept>(insert, COLUMNS.map(column)));
  };
  return { append: together({ beat, keyOf: ({ match_id }) => match_id }, write) };
}

type Sharing = Pick<Store, "ask" | "beat" | "isShared">;

const COLUMNS = ["match_id", "seq", "at", "seat", "input", "chain"] as const;

/** The text is the same for any number of rows. */
const INSERT = `
  insert into match_input (match_id, seq, at, seat, input, chain)
  select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::integer[], $5::text[], $6::text[])
  on conflict do nothing returning match_id, seq`;

/** The same, and other nodes hear of all of them at once when it commits. */
const INSERT_AND_TELL = `
  with kept as (${INSERT}),
    told as (
      select pg_notify('holmgang', json_build_object('kind', 'appended', 'of', json_agg(json_build_array(match_id, seq)))::text)
      from kept having count(*) > 0)
  select match_id, seq from kept left join told on true`;

type Kept = Pick<LogRow, "match_id" | "seq">;

function wonOf(rows: readonly LogRow[], kept: readonly Kept[]): boolean[] {
  const won = new Set(kept.map(({ match_id, seq }) => `${match_id} ${seq}`));
  return rows.map(({ match_id, seq }) => won.has(`${match_id} ${seq}`));
}
