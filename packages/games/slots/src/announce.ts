import type { Table } from "@holmgang/kernel";
import type { Event, Events } from "./shape.ts";

/** Tells what happened. The event is only made if somebody listens: a playout has no time for it. */
export function announce<K extends keyof Events>(
  table: Table<Event>,
  kind: K,
  fields: () => Events[K],
): void {
  // These are the fields of this very kind; the compiler does not put the union together again.
  table.emit?.({ kind, ...fields() } as unknown as Event);
}
