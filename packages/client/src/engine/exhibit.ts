import { invariant, retell, seededRng } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { recordMatch } from "@holmgang/lab";
import type { Player } from "@holmgang/lab";
import type { Told } from "../match/feed.ts";
import { botNamed } from "./bot-named.ts";
import type { Playable } from "../game/playable.ts";
import type { AskOf } from "./messages.ts";

/** Plays a match between two bots to its end, and tells it as a spectator would have heard it. */
export function exhibit(
  { host, bots }: Playable,
  { bots: names, entries, settings, seed }: AskOf<"exhibit">,
): readonly Told[] {
  const config = host.parseConfig({ ...(settings && { settings }), ...(entries && { entries }) });
  invariant(config.ok, "what a game exhibits is playable");
  const player = (seat: Seat): Player => ({
    bot: botNamed(bots, names[seat]),
    rng: seededRng(`${seed} ${seat}`),
  });
  const { record } = recordMatch({
    host,
    players: [player(0), player(1)],
    config: config.value,
    seed,
    budget: { iterations: 500 },
  });
  const pages = host.replay(record());
  invariant(pages.ok, "what was recorded can be replayed");
  return retell(host.game, pages.value.at(-1)!.journal, "spectator").map(
    ({ events, view, outcome }) => ({
      events,
      view,
      outcome,
      questions: [],
      others: [],
      old: false,
    }),
  );
}
