import type { Event } from "@holmgang/tactics";

/** Rows for some kinds of event, each with what else it needs to know. */
export type ByKind<R, More extends readonly unknown[]> = {
  readonly [K in Event["kind"]]?: (event: Extract<Event, { kind: K }>, ...more: More) => R;
};

/** What the row of an event's kind says; null where there is none. */
export function byKind<R, More extends readonly unknown[]>(
  rows: ByKind<R, More>,
  event: Event,
  ...more: More
): R | null {
  // The row is that of the event's own kind.
  const row = rows[event.kind] as ((event: Event, ...more: More) => R) | undefined;
  return row ? row(event, ...more) : null;
}
