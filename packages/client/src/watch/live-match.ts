import type { BySeat } from "@holmgang/kernel";

/** A match that strangers may watch. Times are milliseconds since 1970. */
export interface LiveMatch {
  readonly id: string;
  readonly game: string;
  readonly mode: string | null;
  readonly rated: boolean;
  readonly players: BySeat<{
    readonly account: string | null;
    readonly nickname: string;
    readonly kind: string;
    readonly avatar: string;
    readonly rating: number | null;
  }>;
  readonly foundAt: number;
  readonly openedAt: number | null;
}
