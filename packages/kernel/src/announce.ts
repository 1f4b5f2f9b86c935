import type { Table } from "./game.ts";

/** The union of events that a record of them by kind describes. */
export type EventOf<Events> = {
  [K in keyof Events]: { readonly kind: K } & Events[K];
}[keyof Events];

/** How a game tells what happened. The event is only made if somebody listens: a playout has no time for it. */
export const announcer =
  <Events>() =>
  <K extends keyof Events>(
    table: Table<EventOf<Events>>,
    kind: K,
    fields: () => Events[K],
  ): void => {
    table.emit?.({ kind, ...fields() });
  };
