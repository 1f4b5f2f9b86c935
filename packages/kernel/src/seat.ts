export const SEATS = [0, 1] as const;

/** One of the two places at the table. */
export type Seat = (typeof SEATS)[number];

/** Whoever looks at a match: one of its seats, or somebody watching. */
export type Viewer = Seat | "spectator";
export const VIEWERS = [0, 1, "spectator"] as const satisfies readonly Viewer[];

/** One value for each seat, seat 0 first. */
export type BySeat<T> = [T, T];

export const rival = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

export const isSeat = (value: unknown): value is Seat => value === 0 || value === 1;
