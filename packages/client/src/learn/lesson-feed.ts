import { refuse, turnOf, updateFor } from "@holmgang/kernel";
import type { Refusal, Shape } from "@holmgang/kernel";
import { CALM } from "../match/feed.ts";
import type { Feed, Sitter } from "../match/feed.ts";
import { tellStory } from "../match/story.ts";
import { createStore } from "../store/store.ts";
import type { Beat, Lesson } from "../game/lesson.ts";

/** A beat on a real table: the rules are the rules, only the teacher hides nothing. */
interface LessonFeed extends Feed {
  /** Whether the learner has it; null until they have shown it. */
  readonly verdict: ReturnType<typeof createStore<boolean | null>>;
  /** Both views, for a table with open cards. */
  open(): readonly [unknown, unknown];
}

export function lessonFeed(
  { host }: Lesson,
  beat: Beat,
  sitters: readonly [Sitter, Sitter],
): LessonFeed {
  const story = tellStory();
  const verdict = createStore<boolean | null>(null);
  let journal = beat.open();
  let stand = turnOf(host.game, { journal, events: [] }, null).after;

  const look = (seat: 0 | 1): unknown => host.game.view(journal.position.state, seat);
  /** Once the beat has been judged nothing more is asked. */
  const questions = () =>
    host
      .decisions(journal.position)
      .filter(({ seat }) => seat === 0 && verdict.get() === null)
      .map(({ id, kind }) => ({ id, kind, limitMs: null, deadline: null }));
  const tell = (events: readonly Shape["event"][]): void =>
    story.tell({
      events,
      view: look(0),
      questions: questions(),
      others: [],
      outcome: host.outcome(journal.position),
      old: false,
    });

  function take(input: Parameters<typeof host.append>[2], judge: () => void): Refusal | null {
    const page = host.append(journal, 0, input);
    if (!page.ok) return page.refusal;
    journal = page.value.journal;
    judge();
    const turn = turnOf(host.game, page.value, stand);
    stand = turn.after;
    const update = updateFor(host.game, turn, 0);
    if (update) tell(update.events);
    return null;
  }

  tell([]);
  return {
    info: {
      id: `lesson ${beat.id}`,
      game: host.game.id,
      where: "local",
      viewer: 0,
      sitters: [...sitters],
      settings: journal.header.config.settings,
      pot: 0,
      rated: false,
      bot: null,
    },
    status: createStore(CALM),
    listen: story.listen,
    verdict,
    open: () => [look(0), look(1)],
    async move(_question, move) {
      const made = host.game.parseMove(move);
      if (!made.ok) return made.refusal;
      const judge = (): void => verdict.set(beat.verdict(made.value, journal.position.state));
      const refusal = take({ kind: "move", seat: 0, move }, judge);
      return (
        refusal ?? (beat.rings?.(made.value) ? take({ kind: "expire", seat: 1 }, judge) : null)
      );
    },
    resign: () =>
      Promise.resolve(refuse("lesson", "There is nothing to resign in a lesson.").refusal),
    rematch: () => Promise.resolve(null),
  };
}
