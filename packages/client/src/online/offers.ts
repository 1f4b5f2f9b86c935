import { me } from "../me/me.ts";
import { createStore } from "../store/store.ts";
import { ask } from "../web/http.ts";
import { hear } from "./connection.ts";
import { findOnline } from "./matches.ts";
import type { OnlineMatch } from "./online-match.ts";
import { joinMatch } from "./join-match.ts";
import type { Joinable } from "./join-match.ts";

/** The match of which a rematch was offered last. */
export const offers = createStore<OnlineMatch | null>(null);

hear("rematch_offered", ({ match: id }) => void tell(id));

async function tell(id: string): Promise<void> {
  const match = findOnline(id) ?? (await recall(id));
  // A new connection is told again what stands; a page that was not left has shown it.
  if (match?.status.get().rematch === "rival") return;
  match?.set({ rematch: "rival" });
  offers.set(match);
}

/** One's own match that was over before this page was loaded. */
async function recall(id: string): Promise<OnlineMatch | null> {
  const summary = await ask<Joinable>("GET", `/api/matches/${encodeURIComponent(id)}`);
  if (!summary.ok) return null;
  const seat = summary.value.players[0].account === me.get()?.id ? 0 : 1;
  const match = await joinMatch(summary.value, seat);
  return "words" in match ? null : match;
}
