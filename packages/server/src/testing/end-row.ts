import { GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { invariant } from "@holmgang/kernel";
import type { Outcome } from "@holmgang/kernel";
import type { Store } from "../index.ts";
import { finisher } from "../log/finish-match.ts";
import type { Ended } from "../log/finish-match.ts";
import { findRow } from "../log/match-row.ts";
import { knownRatings } from "../ratings/known-ratings.ts";

/** Ends a match that has only its row, with all that follows, as a node does that remembers nothing. */
export async function endRow(store: Store, id: string, outcome: Outcome): Promise<Ended> {
  const row = await findRow(store.db, id);
  invariant(row !== undefined, `there is a match ${id}`);
  return finisher(store, knownRatings()).finish({
    id,
    seats: [row.seat_0, row.seat_1],
    host: GAMES[row.game as GameId], // a test's own game
    mode: row.mode,
    rated: row.rated,
    last: null,
    outcome,
    story: row.story ?? "",
    at: Number(row.ended_at ?? 0),
  });
}
