import { host, invariant, refuse, updateFor } from "@holmgang/kernel";
import type { Journal, Refusal, Shape } from "@holmgang/kernel";
import { orcain, words } from "@holmgang/orcain";
import type { Layout, State } from "@holmgang/orcain";
import { CALM } from "../match/feed.ts";
import type { Feed, Sitter } from "../match/feed.ts";
import { tellStory } from "../match/story.ts";
import { createStore } from "../store/store.ts";
import type { Beat } from "./lesson.ts";

/** A beat on a real table: the rules are the rules, only the teacher's cards are known. */
export interface LessonFeed extends Feed {
  /** What the learner confirmed, once they have. */
  readonly laid: ReturnType<typeof createStore<Layout | null>>;
  /** Both views, for a table with open cards. */
  open(): readonly [unknown, unknown];
}

/** No clock, and no end before the lesson's own. */
const SETTINGS = { prepMs: 0, afkLimit: 20 };
const CLOCKS = { running: [], pausedAt: null };
const engine = host(orcain, words);

export function lessonFeed(beat: Beat, you: Sitter, teacher: Sitter): LessonFeed {
  const story = tellStory();
  const laid = createStore<Layout | null>(null);
  let journal = prepared(beat);

  const look = (seat: 0 | 1): unknown => engine.game.view(journal.position.state, seat);
  const questions = () =>
    engine
      .decisions(journal.position)
      .filter(({ seat }) => seat === 0)
      .map(({ id, kind }) => ({ id, kind, limitMs: null, deadline: null }));
  const tell = (events: readonly Shape["event"][]): void =>
    story.tell({
      events,
      view: look(0),
      questions: questions(),
      outcome: engine.outcome(journal.position),
      old: false,
    });

  function take(input: Parameters<typeof engine.append>[2]): Refusal | null {
    const before = { position: journal.position, clocks: CLOCKS };
    const page = engine.append(journal, 0, input);
    if (!page.ok) return page.refusal;
    journal = page.value.journal;
    const update = updateFor(
      engine.game,
      [before, { position: journal.position, clocks: CLOCKS }],
      page.value.events,
      0,
    );
    if (update) tell(update.events);
    return null;
  }

  tell([]);
  return {
    info: {
      id: `lesson ${beat.id}`,
      game: "orcain",
      where: "local",
      viewer: 0,
      sitters: [you, teacher],
      settings: SETTINGS,
      pot: 0,
      rated: false,
      bot: null,
    },
    status: createStore(CALM),
    listen: story.listen,
    laid,
    open: () => [look(0), look(1)],
    async move(_question, move) {
      const refusal = take({ kind: "move", seat: 0, move });
      const parsed = orcain.parseMove(move);
      if (refusal || !parsed.ok || parsed.value.kind !== "layout_confirm") return refusal;
      laid.set(parsed.value.layout as Layout); // a confirm that was taken is three cards of the hand
      return take({ kind: "expire", seat: 1 });
    },
    resign: () =>
      Promise.resolve(refuse("lesson", "There is nothing to resign in a lesson.").refusal),
    rematch: () => Promise.resolve(null),
  };
}

/** The round as it begins: both healths set, the teacher's cards laid. */
function prepared({ hp, theirs }: Beat): Journal<Shape> {
  const config = engine.parseConfig({ settings: SETTINGS });
  invariant(config.ok, "a lesson's settings are playable");
  const { journal } = engine.openJournal(config.value, "lesson");
  const state = journal.position.state as State; // of the game it was opened with
  state.seats[0].hp = hp[0];
  state.seats[1].hp = hp[1];
  const laid = engine.append(journal, 0, {
    kind: "move",
    seat: 1,
    move: { kind: "layout_draft", layout: theirs, roundIndex: null },
  });
  invariant(laid.ok, "the teacher's cards are legal");
  return laid.value.journal;
}
