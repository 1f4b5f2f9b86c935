import type { Event } from "@holmgang/campaign";

type Of<K extends Event["kind"]> = Extract<Event, { readonly kind: K }>;

/** What of a report is told by itself before the rest is read: the dispatch, then each delivery (C38). */
export type Notice = Of<"dispatch" | "delivery">;

const isNotice = (event: Event): event is Notice =>
  event.kind === "dispatch" || event.kind === "delivery";

export const noticesOf = (report: readonly Event[]): readonly Notice[] => report.filter(isNotice);
