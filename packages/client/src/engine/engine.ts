// Runs in a worker: the rules, the bots and the clocks of a match that needs no server, and all that takes long.
import { accept, refuse } from "@holmgang/kernel";
import type { MatchRecord, Refusal, Result } from "@holmgang/kernel";
import { exhibit } from "./exhibit.ts";
import { framesOf } from "./frames.ts";
import { needGame } from "../games/find-game.ts";
import { localMatch } from "./local-match.ts";
import type { LocalMatch } from "./local-match.ts";
import { review } from "./review.ts";
import { simulate } from "./simulate.ts";
import type { AnswerOf, AskOf, Asked, LocalPlan, Said, Skill } from "./messages.ts";

let match: LocalMatch | null = null;

const say = (said: Said): void => postMessage(said);

/** How every ask is answered. */
const ANSWERS: { readonly [K in Skill]: (ask: AskOf<K>) => Promise<AnswerOf<K>> } = {
  open: ({ plan }) => begin(plan, null),
  resume: ({ plan, record }) => begin(plan, record),
  move: async ({ question, move }) => done(match ? match.move(question, move) : NOTHING),
  resign: async () => done(match ? match.resign() : NOTHING),
  exhibit: async (ask) => accept(exhibit(await needGame(ask.game).engine(), ask)),
  frames: async ({ record }) => framesOf((await needGame(record.game).engine()).host, record),
  verify: async ({ record }) => (await needGame(record.game).engine()).host.verify(record),
  review: ({ record }) => review(record),
  simulate: async (ask) =>
    simulate(await needGame(ask.game).engine(), ask, (report) => say({ kind: "progress", report })),
};

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  const answer = ANSWERS[data.kind] as (ask: Asked) => Promise<AnswerOf<Skill>>; // its own kind's
  void answer(data)
    .then((answered) => say({ kind: "answer", re: data.id, answer: answered }))
    .catch((error: unknown) => {
      const words = error instanceof Error ? error.message : String(error);
      say({ kind: "broken", words });
      // Whoever asked must not wait for ever.
      say({ kind: "answer", re: data.id, answer: refuse("broken", words) });
    });
});

async function begin(plan: LocalPlan, record: MatchRecord | null): Promise<Result<null>> {
  const playable = await needGame(plan.game).engine();
  const { rules } = playable.host.game;
  if (record && record.rules !== rules)
    return refuse(
      "other-rules",
      `It was begun under rules ${record.rules}; here are rules ${rules}.`,
    );
  match = localMatch(playable, plan, record, {
    now: Date.now,
    at(time, ring) {
      const timer = setTimeout(ring, time - Date.now());
      return () => clearTimeout(timer);
    },
    tell: (told, kept) => say({ kind: "told", told, record: kept }),
  });
  return accept(null);
}

const done = (refusal: Refusal | null): Result<null> =>
  refusal ? { ok: false, refusal } : accept(null);

const NOTHING: Refusal = refuse("no-match", "No match is open here.").refusal;
