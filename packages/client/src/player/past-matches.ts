import type { BySeat, Seat } from "@holmgang/kernel";

export const RESULTS = ["win", "draw", "loss", "void"] as const;

/** A finished match as one of its players looks back on it. Times are milliseconds since 1970. */
export interface PastMatch {
  readonly id: string;
  readonly game: string;
  readonly mode: string | null;
  readonly rated: boolean;
  readonly players: BySeat<{
    readonly account: string | null;
    readonly nickname: string;
    readonly kind: string;
    readonly avatar: string;
  }>;
  /** Of the player it is told about. */
  readonly seat: Seat;
  readonly result: (typeof RESULTS)[number];
  readonly reason: string;
  readonly endedAt: number;
  readonly rating: Change | null;
  readonly points: Change | null;
  /** Only told to oneself. */
  readonly tokens?: number;
}

interface Change {
  readonly before: number;
  readonly after: number;
}

export interface PastPage {
  readonly matches: readonly PastMatch[];
  /** Where the next page begins; null at the end. */
  readonly before: string | null;
}

/** Which of a player's matches are wanted; an empty text wants all. */
export interface PastFilters {
  readonly game: string;
  readonly result: PastMatch["result"] | "";
  readonly rated: "true" | "false" | "";
  readonly rival: string;
}

export const NO_FILTERS: PastFilters = { game: "", result: "", rated: "", rival: "" };

export const isFiltered = (filters: PastFilters): boolean =>
  Object.values(filters).some((value: string) => value.trim() !== "");

/** Where a page of them is asked for. */
export function pastPath(
  name: string,
  filters: PastFilters,
  page: { readonly before?: string | null; readonly limit: number },
): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(filters) as [string, string][])
    if (value.trim() !== "") query.set(key, value.trim());
  if (page.before) query.set("before", page.before);
  query.set("limit", String(page.limit));
  return `/api/players/${encodeURIComponent(name)}/matches?${query}`;
}

/** What a match changed for its player, rounded as it is shown; null if it was not rated. */
export const ratingChange = ({ rating }: PastMatch): number | null =>
  rating && Math.round(rating.after) - Math.round(rating.before);
