import type { Seat, Viewer } from "@holmgang/kernel";

/** What is left of an event for a viewer who may not know all of it, by its kind; null if that is nothing. */
export type Redactions<Events extends object> = {
  readonly [K in keyof Events]?: (event: Events[K], viewer: Viewer) => Partial<Events[K]> | null;
};

/** Tells events by such rows. Kinds without a row are for everybody, as they are. */
export const redacting =
  <Events extends object, Event extends { readonly kind: keyof Events }>(
    rows: Redactions<Events>,
  ) =>
  (event: Event, viewer: Viewer): Event | null => {
    const row: ((event: never, viewer: Viewer) => object | null) | undefined = rows[event.kind];
    if (!row) return event;
    const left = row(event as never, viewer); // the row is that of its kind
    return left && { ...event, ...left };
  };

/** What is its seat's alone. */
export const own = ({ seat }: { readonly seat: Seat }, viewer: Viewer): object | null =>
  seat === viewer ? {} : null;
