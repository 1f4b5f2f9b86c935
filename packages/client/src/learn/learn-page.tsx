import type { Shape } from "@holmgang/kernel";
import { useEffect, useMemo, useState } from "react";
import { navigate } from "../web/route.ts";
import { useTitle } from "../web/use-title.ts";
import { me } from "../me/me.ts";
import type { Acquaintance } from "../game/character.ts";
import type { Action, GameFace } from "../game/face.ts";
import { findGame, gameName, loadFace } from "../games/find-game.ts";
import { startLocal } from "../kept/start-local.ts";
import { Button } from "../look/button.tsx";
import { Panel } from "../look/panel.tsx";
import type { Sitter } from "../match/feed.ts";
import { write } from "../store/browser-storage.ts";
import { useStore } from "../store/store.ts";
import { Table } from "../table/table.tsx";
import type { Coaching } from "../table/table.tsx";
import { useKeys } from "../pieces/keys.ts";
import { text } from "../text/text.ts";
import type { Lesson } from "../game/lesson.ts";
import { lessonFeed } from "./lesson-feed.ts";
import "./learn.css";

/** A game in a few beats: a real table, a teacher who hides nothing, one rule at a time. */
export function LearnPage({ game }: { readonly game: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useTitle(opened ? text.learn.title(gameName(game)) : "");
  useEffect(() => {
    const found = findGame(game);
    if (!found?.lesson) return navigate(`/play/${game}`);
    const { gentle } = found.row;
    void Promise.all([loadFace(game), found.lesson()]).then(([face, lesson]) =>
      setOpened({ face, lesson, gentle }),
    );
  }, [game]);
  return opened && <Lessons key={game} game={game} {...opened} />;
}

interface Opened {
  readonly face: GameFace<Shape>;
  readonly lesson: Lesson;
  /** Who comes after the lesson. */
  readonly gentle: Acquaintance;
}

function Lessons({ game, face, lesson, gentle }: Opened & { readonly game: string }) {
  const [at, setAt] = useState(0);
  const [tries, setTries] = useState(0);
  const beat = lesson.beats[at]!;
  const feed = useMemo(
    () => lessonFeed(lesson, beat, [you(), teacher()]),
    // A beat that is tried again begins anew.
    [lesson, beat, tries],
  );
  const learned = useStore(feed.verdict);
  const goOn = (): void => {
    if (learned === false) return setTries(tries + 1);
    if (at + 1 < lesson.beats.length) return setAt(at + 1);
    write(`learned.${game}`, true);
    startLocal({ game, settings: lesson.settings ?? null });
  };
  const isLast = at + 1 === lesson.beats.length;
  const onward = isLast ? text.learn.finish(gentle.name) : text.learn.next;
  /** The lesson goes on when everything that happened has been shown. */
  const coach = (settled: boolean): Coaching => {
    const verdict = settled ? learned : null;
    const words = verdict === false ? text.learn.again : onward;
    const next = verdict === null ? null : { id: "lesson-next", words, key: "Enter", run: goOn };
    return {
      says: <Coach game={game} beats={lesson.beats} at={at} verdict={verdict} next={next} />,
      next,
    };
  };
  return (
    <Table
      key={`${at} ${tries}`}
      feed={feed}
      face={face}
      size="lesson"
      open={feed.open}
      coach={coach}
    />
  );
}

function Coach({
  game,
  beats,
  at,
  verdict,
  next,
}: {
  readonly game: string;
  readonly beats: Lesson["beats"];
  readonly at: number;
  /** Whether the beat was understood; null until that can be seen. */
  readonly verdict: boolean | null;
  readonly next: Action | null;
}) {
  const { id, words } = beats[at]!;
  useKeys({ Enter: next?.run });
  return (
    <Panel engraved className="coach" head={text.learn.title(gameName(game))}>
      <div role="status" data-testid="coach" data-beat={id}>
        <h2>
          {words.title} <small className="num">{text.learn.beat(at + 1, beats.length)}</small>
        </h2>
        <p>{verdict === null ? words.words : verdict ? words.done : words.again}</p>
      </div>
      <Button
        kind="quiet"
        icon="close"
        className="coach__skip"
        data-testid="lesson-skip"
        onClick={() => navigate("/")}
      >
        {text.learn.skip}
      </Button>
    </Panel>
  );
}

const you = (): Sitter => ({
  name: me.get()?.nickname ?? text.local.guest,
  kind: "guest",
  avatar: me.get()?.avatar ?? "",
  note: null,
  account: null,
});

const teacher = (): Sitter => ({
  name: text.learn.teacher,
  kind: "bot",
  avatar: "paladin",
  note: text.learn.teacherNote,
  account: null,
});
