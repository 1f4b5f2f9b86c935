import { commit, matchSeed } from "@holmgang/kernel";
import type { Fairness } from "@holmgang/kernel";
import type { FreshRows } from "../log/fresh-rows.ts";
import type { MatchRow } from "../log/match-row.ts";
import { batchOf } from "../store/ask.ts";
import type { Store } from "../store/open-store.ts";
import { FEW, together } from "../store/together.ts";

/** A match that has not opened yet, as far as opening it goes. */
type Found = Pick<MatchRow, (typeof FOUND)[number]>;
export const FOUND = ["id", "seat_0", "seat_1", "server_seed", "nonce_0", "nonce_1"] as const;

/** A player's part of the chance. */
interface Nonce {
  readonly match: string;
  readonly account: string;
  readonly nonce: string;
}

/** Takes nonces and opens matches; those that come at the same moment share a statement. */
export interface Opener {
  /** The match as it is with this nonce; null if it was not taken. */
  give(nonce: Nonce): Promise<Found | null>;
  /** Opens a match with exactly these nonces; false if there is another meanwhile. */
  open(found: Found): Promise<boolean>;
}

export const openerOn = (
  { ask, beat }: Pick<Store, "ask" | "beat">,
  fresh: FreshRows,
  now: () => number,
): Opener => ({
  give: together({ beat, pace: "match", most: FEW }, async (nonces: readonly Nonce[]) => {
    const rows = await ask<{ [K in keyof Found]: Found[K] | null }>(GIVE, [batchOf(nonces)]);
    return rows.map((row) => (row.id === null ? null : (row as Found))); // all of it or nothing
  }),
  open: together({ beat, pace: "match", most: FEW }, async (all: readonly Found[]) => {
    const openings = all.map((each) => openingOf(each, now()));
    const rows = await ask<{ opened: boolean }>(OPEN, [batchOf(openings)]);
    for (const [index, { opened }] of rows.entries())
      if (opened) fresh.change(all[index]!.id, openings[index]!);
    return rows.map(({ opened }) => opened);
  }),
});

const GIVE = "select * from give_nonces($1)";
const OPEN = "select open_matches as opened from open_matches($1)";

function openingOf({ id, server_seed, nonce_0, nonce_1 }: Found, now: number) {
  const serverSeed = server_seed ?? "";
  const fairness: Fairness = {
    matchId: id,
    commitment: commit(id, serverSeed),
    serverSeed,
    nonces: [nonce_0 ?? "", nonce_1 ?? ""],
  };
  return {
    id,
    seed: matchSeed(fairness),
    fairness: JSON.stringify(fairness),
    opened_at: String(now),
    nonce_0,
    nonce_1,
  };
}
