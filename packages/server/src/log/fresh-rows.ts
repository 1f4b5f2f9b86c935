import type { BySeat } from "@holmgang/kernel";
import type { Player } from "@holmgang/protocol";
import type { MatchRow } from "./match-row.ts";

/** Rows and players of matches that this node has just found or opened: it need not read what it has written. */
export interface FreshRows {
  get(id: string): Fresh | undefined;
  /** The match has changed like this; nothing, if it is not remembered. */
  change(id: string, changes: Partial<MatchRow>): void;
  put(row: MatchRow, players: Fresh["players"]): void;
  /** The row of a match that has opened, for whoever opens its table; it is forgotten. */
  takeOpened(id: string): MatchRow | undefined;
}

interface Fresh {
  readonly row: MatchRow;
  /** As everybody may know them, by seat. */
  readonly players: BySeat<Player>;
}

/** More than open within the seconds that it matters. */
const MOST = 4_000;

export function freshRows(): FreshRows {
  const fresh = new Map<string, Fresh>();
  return {
    get: (id) => fresh.get(id),
    change(id, changes) {
      const known = fresh.get(id);
      if (known) fresh.set(id, { ...known, row: { ...known.row, ...changes } });
    },
    put(row, players) {
      if (fresh.size >= MOST) fresh.delete(fresh.keys().next().value!);
      fresh.set(row.id, { row, players });
    },
    takeOpened(id) {
      const row = fresh.get(id)?.row;
      if (!row?.opened_at) return undefined;
      fresh.delete(id);
      return row;
    },
  };
}
