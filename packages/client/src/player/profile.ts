/** What anybody may know of a player. */
export interface Profile {
  readonly account: {
    readonly id: string;
    readonly nickname: string;
    readonly kind: "guest" | "named" | "bot";
    readonly avatar: string;
  };
  readonly ratings: readonly Rating[];
}

export interface Rating {
  readonly game: string;
  readonly mode: string;
  readonly rating: number;
  readonly deviation: number;
  readonly points: number;
  readonly matches: number;
  readonly league: string | null;
}

export const profilePath = (name: string): string => `/api/players/${encodeURIComponent(name)}`;
