export const ORDERS = ["points", "rating"] as const;
export type Order = (typeof ORDERS)[number];

/** One of the best at a game and pace. */
export interface Leader {
  /** Equals share a rank. */
  readonly rank: number;
  readonly nickname: string;
  readonly avatar: string;
  readonly rating: number;
  readonly deviation: number;
  readonly points: number;
  readonly matches: number;
  readonly league: string | null;
}

/** What the server tells of every game there. */
export interface GameTerms {
  readonly id: string;
  readonly name: string;
  readonly paces: readonly { readonly id: string; readonly about: string }[];
  readonly ladder: object | null;
}
