import type { SetUp } from "../game/set-up.ts";
import { linkEngine } from "../engine/engine-link.ts";
import { CALM } from "../match/feed.ts";
import type { Feed, Sitter } from "../match/feed.ts";
import { tellStory } from "../match/story.ts";
import { createStore } from "../store/store.ts";

/** Two bots who play for whoever looks, one match after another. */
interface Exhibition extends Feed {
  close(): void;
}

/** Both lay their cards for so long; a finished match stands longer. */
const LAYING_MS = 2_600;
const OVER_MS = 5_000;

/** Of a game that is given with what is told of it. */
export function exhibition(
  game: string,
  { characters, exhibitors: bots, exhibited: entries, exhibitedBy: settings }: SetUp,
): Exhibition {
  const engine = linkEngine();
  const story = tellStory();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (ms: number): Promise<void> => new Promise((done) => (timer = setTimeout(done, ms)));

  async function play(round: number): Promise<void> {
    const seed = `exhibition ${Date.now()} ${round}`;
    const told = await engine.ask<"exhibit">({
      kind: "exhibit",
      game,
      bots,
      entries,
      settings,
      seed,
    });
    if (!told.ok) return;
    for (const word of told.value) {
      while (document.hidden) await rest(LAYING_MS);
      story.tell(word);
      await rest(word.outcome ? OVER_MS : LAYING_MS + (word.events.length > 2 ? LAYING_MS * 2 : 0));
    }
    return play(round + 1);
  }
  void play(0);

  return {
    info: {
      id: "exhibition",
      game,
      where: "local",
      viewer: "spectator",
      sitters: [sitter(characters, bots[0]), sitter(characters, bots[1])],
      settings: {},
      pot: 0,
      rated: false,
      bot: null,
    },
    status: createStore(CALM),
    listen: story.listen,
    move: () => Promise.resolve(null),
    resign: () => Promise.resolve(null),
    rematch: () => Promise.resolve(null),
    close() {
      clearTimeout(timer);
      engine.close();
    },
  };
}

function sitter(characters: SetUp["characters"], bot: string): Sitter {
  const character = characters.find((each) => each.bot === bot);
  return {
    name: character?.name ?? bot,
    kind: "bot",
    avatar: character?.avatar ?? "",
    note: null,
    account: null,
  };
}
