import type { Move, View } from "@holmgang/campaign";

/** A run on the server, as it tells its player. */
export interface ToldRun {
  readonly id: string;
  readonly seq: number;
  readonly ranked: boolean;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly match: string | null;
  readonly begun: boolean;
}
