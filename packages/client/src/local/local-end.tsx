import { rival } from "@holmgang/kernel";
import type { Outcome, Shape } from "@holmgang/kernel";
import { useCharacters } from "../bots/characters.ts";
import type { LocalPlan } from "../engine/messages.ts";
import type { GameFace, Names } from "../game/face.ts";
import { Button } from "../look/button.tsx";
import type { Scene } from "../match/scene.ts";
import { localRecord } from "../kept/local-record.ts";
import { EndButtons } from "../table/end-buttons.tsx";
import { Onward } from "../table/onward.tsx";
import { EndScreen } from "../table/end-screen.tsx";
import { Quality } from "../table/quality.tsx";
import { shareWords } from "../web/share.ts";
import type { Shown } from "../table/table.tsx";
import { text } from "../text/text.ts";
import type { LocalFeed } from "./local-feed.ts";
import { startLocal } from "../kept/start-local.ts";

/** The end of a match against a bot. */
export function LocalEnd({
  feed,
  face,
  plan,
  scene,
  names,
  outcome,
  shown,
}: {
  readonly feed: LocalFeed;
  readonly face: GameFace<Shape>;
  readonly plan: LocalPlan;
  readonly scene: Scene;
  readonly names: Names;
  readonly outcome: Outcome;
  readonly shown: Shown;
}) {
  const all = useCharacters(plan.game);
  const next = all[all.findIndex(({ bot }) => bot === plan.bot) + 1];
  const again = (bot: string) =>
    startLocal({
      game: plan.game,
      entry: plan.entry,
      botEntry: plan.botEntry,
      settings: plan.settings as Record<string, unknown> | null,
      bot,
      seat: rival(plan.seat),
    });
  const boast = (): string => {
    const { score, chapters } = face.ending(scene.view, outcome, names);
    const rounds = chapters.map(({ mark, words }) => `${mark} ${words}`).join(", ");
    const [own, other] = [score[plan.seat], score[rival(plan.seat)]];
    return text.local.boast(
      face.words.name,
      feed.info.sitters[rival(plan.seat)].name,
      `${own}–${other}`,
      rounds,
    );
  };
  return (
    <EndScreen
      {...shown}
      info={feed.info}
      outcome={outcome}
      ending={face.ending(scene.view, outcome, names)}
      status={feed.status.get()}
      quality={<Quality load={async () => localRecord(feed.info.id)} seat={plan.seat} />}
    >
      {plan.back ? (
        <Onward back={plan.back} replay={`/replay/local/${feed.info.id}`} />
      ) : (
        <EndButtons
          game={plan.game}
          replay={`/replay/local/${feed.info.id}`}
          share={() => void shareWords(boast())}
          again={() => again(plan.bot)}
          next={next && (() => again(next.bot))}
          primary={
            <Button
              kind="primary"
              size="lg"
              keyHint="R"
              data-testid="rematch"
              onClick={() => again(plan.bot)}
            >
              {text.table.rematch}
            </Button>
          }
          more={
            next && (
              <Button
                kind="quiet"
                keyHint="N"
                data-testid="next-bot"
                onClick={() => again(next.bot)}
              >
                {text.table.nextBot(next.name)}
              </Button>
            )
          }
        />
      )}
    </EndScreen>
  );
}
