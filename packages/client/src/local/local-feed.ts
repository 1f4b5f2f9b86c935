import type { Refusal, Result } from "@holmgang/kernel";
import type { LocalPlan } from "../engine/messages.ts";
import { CALM } from "../match/feed.ts";
import type { Feed, MatchInfo, Sitter } from "../match/feed.ts";
import { toast } from "../look/toasts.tsx";
import { tellStory } from "../match/story.ts";
import { createStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import { linkEngine } from "../engine/engine-link.ts";
import { saveMatch, tidySaved } from "../kept/saved.ts";
import type { SavedMatch } from "../kept/saved.ts";

export interface LocalFeed extends Feed {
  close(): void;
}

/** What a match in this browser is made of. */
interface LocalTable {
  readonly id: string;
  readonly plan: LocalPlan;
  /** Where it was left; null for a new one. */
  readonly saved: SavedMatch | null;
  readonly you: Sitter;
  readonly bot: Sitter;
  /** It cannot go on: it was begun under other rules, or the engine stopped. */
  stopped(why: "older" | "broken"): void;
}

/** A match in this browser's own engine: a new one, or one that was saved. */
export function localFeed({ id, plan, saved, you, bot, stopped }: LocalTable): LocalFeed {
  const story = tellStory();
  let warned = false;
  const status = createStore(CALM);
  const engine = linkEngine({
    told({ told, record }) {
      const kept = saveMatch({ id, plan, record, savedAt: Date.now() });
      if (!kept && !warned) toast({ tone: "warn", words: text.local.notKept });
      warned ||= !kept;
      if (told.outcome) tidySaved();
      story.tell(told);
    },
    broken: () => stopped("broken"),
  });
  void (async () => {
    const begun = await (saved
      ? engine.ask<"resume">({ kind: "resume", plan, record: saved.record })
      : engine.ask<"open">({ kind: "open", plan }));
    if (!begun.ok && begun.refusal.code === "other-rules") stopped("older");
  })();

  const info: MatchInfo = {
    id,
    game: plan.game,
    where: "local",
    viewer: plan.seat,
    sitters: plan.seat === 0 ? [you, bot] : [bot, you],
    settings: plan.settings ?? {},
    pot: 0,
    rated: false,
    bot: plan.bot,
  };
  return {
    info,
    status,
    listen: story.listen,
    move: async (question, move) =>
      refusalOf(await engine.ask<"move">({ kind: "move", question, move })),
    resign: async () => refusalOf(await engine.ask<"resign">({ kind: "resign" })),
    rematch: () => Promise.resolve(null),
    close: () => engine.close(),
  };
}

const refusalOf = (answer: Result<null>): Refusal | null => (answer.ok ? null : answer.refusal);
