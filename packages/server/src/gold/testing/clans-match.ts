import { GAMES } from "@holmgang/games";
import { pick, seededRng } from "@holmgang/kernel";
import type { Input } from "@holmgang/kernel";
import { keepMatch } from "../../index.ts";
import type { Store } from "../../index.ts";
import type { Seats } from "../../ledger/stakes.ts";
import { keepingOn } from "../../testing/keeping.ts";

/** A match of Clans that somebody gives up after some rounds. */
export interface ClansMatch {
  readonly id: string;
  readonly seats: Seats;
  readonly mode?: string | null;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Who gives it up; both of them lose both. */
  readonly gaveUp?: Extract<Input, { readonly kind: "forfeit" }>["seats"];
  readonly reason?: "resigned" | "abandoned";
  /** When it ends, in milliseconds since 1970. */
  readonly at?: number;
  readonly rounds?: number;
}

/** Plays it, with moves by chance that depend on its id alone, and ends it. */
export async function playClans(
  store: Pick<Store, "db" | "ask" | "beat" | "isShared">,
  match: ClansMatch,
): Promise<void> {
  const {
    id,
    seats,
    mode = "standard",
    settings = {},
    gaveUp = [0],
    at = 1_000,
    rounds = 2,
  } = match;
  const { game, parseConfig } = GAMES.clans;
  const config = parseConfig({ settings: { planMs: 0, ...settings } });
  if (!config.ok) throw new Error(config.refusal.words);
  await store.db
    .insertInto("match")
    .values({
      id,
      game: game.id,
      rules: game.rules,
      config: JSON.stringify(config.value),
      seed: "any",
      seat_0: seats[0],
      seat_1: seats[1],
      mode,
      opened_at: "0",
    })
    .execute();
  const kept = await keepMatch(keepingOn(store, { now: at }), id);
  const rng = seededRng("any");
  for (let state = now(); state.round <= rounds && !kept.host.outcome(position()); state = now())
    for (const { seat } of game.decisions(position().state)) {
      const move = pick(rng, game.legalMoves(position().state, seat));
      const taken = await kept.take({ kind: "move", seat, move });
      if (!taken.ok) throw new Error(taken.refusal.words);
    }
  await kept.take({ kind: "forfeit", seats: gaveUp, reason: match.reason ?? "resigned" });

  function position() {
    return kept.journal().position;
  }
  function now() {
    return position().state as { readonly round: number }; // as this game has it
  }
}
