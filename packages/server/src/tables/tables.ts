import type { Result, Viewer } from "@holmgang/kernel";
import type { Line } from "../lines/line.ts";
import { openTable } from "./table.ts";
import type { Table, TableRoom } from "./table.ts";

/** The tables open on this node, and who is at them. */
export interface Tables {
  /** The table of a match, opened if it is not. */
  open(id: string): Promise<Table>;
  /** The table of a match if it is open here. */
  find(id: string): Promise<Table> | undefined;
  all(): Promise<readonly Table[]>;
  /** Gives a line what its audience gives it, and then every update that follows. */
  attach(line: Line, table: Table, viewer: Viewer, seen: number | "now"): Result<number>;
  /** The matches that a line watches here. */
  watchedBy(line: Line): readonly string[];
  /** Takes a line away from one table, or from all; returns the matches it has watched there. */
  detach(line: Line, id?: string): readonly string[];
  close(id: string): Promise<void>;
  /** Puts a table away to which nobody here is connected, until its next bell or until somebody asks for it. */
  foldUp(table: Table): void;
  /** Something has happened in it elsewhere: when its bell rings is not known any more. */
  unfold(id: string): void;
  /** Whether it was folded up and its bell is not due yet. */
  isFoldedUp(id: string, now: number): boolean;
}

/** Beyond, they are looked at again and again, as if they had never been folded. */
const MOST_FOLDED = 100_000;

export function openTables(room: TableRoom): Tables {
  const tables = new Map<string, Promise<Table>>();
  const places = new Map<Line, Set<Table>>();
  /** Tables folded up, with their next bells; Infinity for one that has none. */
  const folded = new Map<string, number>();

  async function open(id: string): Promise<Table> {
    const known = tables.get(id);
    if (known) return known;
    const opening = openTable(room, id);
    tables.set(id, opening);
    folded.delete(id);
    // A table that could not be opened may be tried again.
    opening.catch(() => tables.delete(id));
    return opening;
  }

  const watchedOf = (at: Iterable<Table>, line: Line): readonly string[] =>
    [...at].filter(({ audience }) => audience.has(line, "spectator")).map(({ match }) => match.id);

  function detach(line: Line, id?: string): readonly string[] {
    const left = [...(places.get(line) ?? [])].filter(({ match }) => !id || match.id === id);
    const watched = watchedOf(left, line);
    for (const table of left) {
      table.audience.detach(line);
      places.get(line)?.delete(table);
    }
    if (places.get(line)?.size === 0) places.delete(line);
    return watched;
  }

  return {
    open,
    find: (id) => tables.get(id),
    async all() {
      const settled = await Promise.allSettled(tables.values());
      return settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    },
    attach(line, table, viewer, seen) {
      places.set(line, (places.get(line) ?? new Set()).add(table));
      return table.audience.attach(line, viewer, seen);
    },
    watchedBy: (line) => watchedOf(places.get(line) ?? [], line),
    detach,
    async close(id) {
      const table = await tables.get(id);
      tables.delete(id);
      folded.delete(id);
      table?.close();
      for (const line of table?.audience.lines() ?? []) detach(line, id);
    },
    // At once: between looking at an empty table and putting it away nobody may sit down.
    foldUp(table) {
      const { id } = table.match;
      if (table.audience.lines().length > 0) return;
      tables.delete(id);
      table.close();
      if (folded.size < MOST_FOLDED) folded.set(id, table.nextBellAt() ?? Infinity);
    },
    unfold: (id) => void folded.delete(id),
    isFoldedUp: (id, now) => (folded.get(id) ?? -Infinity) > now,
  };
}
