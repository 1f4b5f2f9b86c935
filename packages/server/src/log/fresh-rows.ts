import type { MatchRow } from "./match-row.ts";

/** Rows of matches that this node has just found or opened: it need not read what it has written. */
export interface FreshRows {
  get(id: string): MatchRow | undefined;
  /** The match has changed like this; nothing, if it is not remembered. */
  change(id: string, changes: Partial<MatchRow>): void;
  put(row: MatchRow): void;
  /** The row of a match that has opened, for whoever opens its table; it is forgotten. */
  takeOpened(id: string): MatchRow | undefined;
}

/** More than open within the seconds that it matters. */
const MOST = 4_000;

export function freshRows(): FreshRows {
  const rows = new Map<string, MatchRow>();
  return {
    get: (id) => rows.get(id),
    change(id, changes) {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, ...changes });
    },
    put(row) {
      if (rows.size >= MOST) rows.delete(rows.keys().next().value!);
      rows.set(row.id, row);
    },
    takeOpened(id) {
      const row = rows.get(id);
      if (!row?.opened_at) return undefined;
      rows.delete(id);
      return row;
    },
  };
}
