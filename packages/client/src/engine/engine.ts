// Runs in a worker: the rules, the bots and the clocks of a match that needs no server.
import { refuse } from "@holmgang/kernel";
import type { MatchRecord, Refusal } from "@holmgang/kernel";
import { loadGame } from "./games.ts";
import { localMatch } from "./local-match.ts";
import type { LocalMatch } from "./local-match.ts";
import type { Ask, Asked, LocalPlan, Said } from "./messages.ts";

let match: LocalMatch | null = null;

const say = (said: Said): void => postMessage(said);

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  void answer(data)
    .then((refusal) => say({ kind: "answer", re: data.id, refusal }))
    .catch((error: unknown) => say({ kind: "broken", words: String(error) }));
});

async function answer(ask: Ask): Promise<Refusal | null> {
  switch (ask.kind) {
    case "open":
      return begin(ask.plan, null);
    case "resume":
      return begin(ask.plan, ask.record);
    case "move":
      return match ? match.move(ask.question, ask.move) : NOTHING;
    case "resign":
      return match ? match.resign() : NOTHING;
  }
}

async function begin(plan: LocalPlan, record: MatchRecord | null): Promise<null> {
  const playable = await loadGame(plan.game);
  match = localMatch(playable, plan, record, {
    now: Date.now,
    at(time, ring) {
      const timer = setTimeout(ring, time - Date.now());
      return () => clearTimeout(timer);
    },
    tell: (told, kept) => say({ kind: "told", told, record: kept }),
  });
  return null;
}

const NOTHING: Refusal = refuse("no-match", "No match is open here.").refusal;
