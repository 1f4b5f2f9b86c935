import type { Worth } from "../match/feed.ts";

/** A page of what came into a purse and went out of it, the newest first. */
export interface PursePage {
  readonly entries: readonly {
    readonly id: string;
    readonly amount: number;
    /** Milliseconds since 1970. */
    readonly at: number;
    readonly match: { readonly id: string; readonly worth: Worth } | null;
    readonly ware: string | null;
  }[];
  readonly before: string | null;
}
