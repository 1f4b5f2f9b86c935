import { rival } from "@holmgang/kernel";
import type { Outcome, Shape } from "@holmgang/kernel";
import { useEffect, useState } from "react";
import { me } from "../account/me.ts";
import { Link } from "../app/link.tsx";
import { navigate } from "../app/route.ts";
import { useTitle } from "../app/use-title.ts";
import { characterOf, charactersOf } from "../bots/characters.ts";
import type { LocalPlan } from "../engine/messages.ts";
import type { GameFace, Names } from "../games/face.ts";
import { loadFace } from "../games/faces.ts";
import { Button } from "../look/button.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { toast } from "../look/toasts.tsx";
import type { Sitter } from "../match/feed.ts";
import type { Scene } from "../match/stage.ts";
import { EndScreen } from "../table/end-screen.tsx";
import { localRecord } from "../replay/find-record.ts";
import { shareWords } from "../table/share.ts";
import { Quality } from "../table/quality.tsx";
import { Table } from "../table/table.tsx";
import { text } from "../text/text.ts";
import { localFeed } from "./local-feed.ts";
import type { LocalFeed } from "./local-feed.ts";
import { findSaved } from "./saved.ts";
import { plannedMatch, startLocal } from "./start-local.ts";

/** A match against a bot in this browser. */
export function LocalPage({ id }: { readonly id: string }) {
  const [seated, setSeated] = useState<
    { feed: LocalFeed; face: GameFace<Shape>; plan: LocalPlan } | "none" | null
  >(null);
  useEffect(() => {
    const saved = findSaved(id);
    const plan = saved?.plan ?? plannedMatch(id);
    if (!plan) return setSeated("none");
    const feed = localFeed({
      id,
      plan,
      saved,
      ...sittersOf(plan),
      broken: () => toast({ tone: "bad", words: text.table.broken }),
    });
    let left = false;
    void loadFace(plan.game).then((face) => left || setSeated({ feed, face, plan }));
    return () => {
      left = true;
      feed.close();
      setSeated(null);
    };
  }, [id]);
  useTitle(seated && seated !== "none" ? seated.face.words.name : null);
  if (seated === null) return null;
  if (seated === "none")
    return (
      <EmptyState
        glyph="crossed-swords"
        title={text.local.gone}
        action={<Link href="/">{text.table.home}</Link>}
      >
        {text.local.goneWords}
      </EmptyState>
    );
  const { feed, face, plan } = seated;
  return (
    <Table
      feed={feed}
      face={face}
      end={(scene, names) => (
        <LocalEnd {...{ feed, face, plan, scene, names }} outcome={scene.outcome!} />
      )}
    />
  );
}

function sittersOf({ game, bot }: LocalPlan): { you: Sitter; bot: Sitter } {
  const character = characterOf(game, bot);
  const account = me.get();
  return {
    you: {
      name: account?.nickname ?? text.local.guest,
      kind: "guest",
      avatar: account?.avatar ?? "",
      note: null,
      account: null,
    },
    bot: {
      name: character?.name ?? bot,
      kind: "bot",
      avatar: character?.avatar ?? "",
      note: character ? text.local.strength(character.strength) : null,
      account: null,
    },
  };
}

function LocalEnd({
  feed,
  face,
  plan,
  scene,
  names,
  outcome,
}: {
  readonly feed: LocalFeed;
  readonly face: GameFace<Shape>;
  readonly plan: LocalPlan;
  readonly scene: Scene;
  readonly names: Names;
  readonly outcome: Outcome;
}) {
  const [open, setOpen] = useState(true);
  const all = charactersOf(plan.game);
  const next = all[all.findIndex(({ bot }) => bot === plan.bot) + 1];
  const again = (bot: string) =>
    startLocal({
      ...plan,
      settings: plan.settings as Record<string, unknown>,
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
  const replay = `/replay/local/${feed.info.id}`;
  return (
    <EndScreen
      open={open}
      close={() => setOpen(false)}
      info={feed.info}
      outcome={outcome}
      ending={face.ending(scene.view, outcome, names)}
      status={feed.status.get()}
      quality={<Quality load={async () => localRecord(feed.info.id)} seat={plan.seat} />}
    >
      <div className="ending__buttons">
        <Button kind="primary" size="lg" data-testid="rematch" onClick={() => again(plan.bot)}>
          {text.table.rematch}
        </Button>
        <Button icon="rank" onClick={() => navigate(`${replay}?tab=analysis`)}>
          {text.table.analyse}
        </Button>
        <Button icon="play" onClick={() => navigate(replay)}>
          {text.table.replay}
        </Button>
      </div>
      <div className="ending__links">
        {next && (
          <Button kind="quiet" data-testid="next-bot" onClick={() => again(next.bot)}>
            {text.table.nextBot(next.name)}
          </Button>
        )}
        <Button kind="quiet" onClick={() => navigate(`/play/${plan.game}`)}>
          {text.table.newOpponent}
        </Button>
        <Button kind="quiet" icon="share" onClick={() => void shareWords(boast())}>
          {text.table.share}
        </Button>
        <Button kind="quiet" onClick={() => navigate("/")}>
          {text.table.home}
        </Button>
      </div>
    </EndScreen>
  );
}
