import type { Shape } from "@holmgang/kernel";
import { useEffect, useMemo, useState } from "react";
import { navigate } from "../web/route.ts";
import { useTitle } from "../web/use-title.ts";
import { me } from "../me/me.ts";
import type { Acquaintance } from "../game/character.ts";
import type { GameFace } from "../game/face.ts";
import { findGame, gameName, loadFace } from "../games/find-game.ts";
import { startLocal } from "../kept/start-local.ts";
import { Button } from "../look/button.tsx";
import { Panel } from "../look/panel.tsx";
import type { Sitter } from "../match/feed.ts";
import { write } from "../store/browser-storage.ts";
import { useStore } from "../store/store.ts";
import { Table } from "../table/table.tsx";
import { useKeys } from "../pieces/keys.ts";
import { text } from "../text/text.ts";
import type { Lesson } from "../game/lesson.ts";
import { lessonFeed } from "./lesson-feed.ts";
import type { LessonFeed } from "./lesson-feed.ts";
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
  const next = (): void => {
    if (at + 1 < lesson.beats.length) return setAt(at + 1);
    write(`learned.${game}`, true);
    startLocal({ game });
  };
  return (
    <Table
      key={`${at} ${tries}`}
      feed={feed}
      face={face}
      size="lesson"
      open={feed.open}
      coach={(settled) => (
        <Coach
          {...{ beats: lesson.beats, at, feed, settled, next }}
          title={text.learn.title(gameName(game))}
          finish={text.learn.finish(gentle.name)}
          again={() => setTries(tries + 1)}
        />
      )}
    />
  );
}

function Coach({
  title,
  beats,
  finish,
  at,
  feed,
  settled,
  next,
  again,
}: {
  readonly title: string;
  readonly beats: Lesson["beats"];
  /** What the last button says: it leads to a first match. */
  readonly finish: string;
  readonly at: number;
  readonly feed: LessonFeed;
  /** Whether everything that happened has been shown. */
  readonly settled: boolean;
  next(): void;
  again(): void;
}) {
  const learned = useStore(feed.verdict);
  const words = text.learn;
  const beat = beats[at]!;
  const shown = learned !== null && settled;
  const isLast = at + 1 === beats.length;
  useKeys({ Enter: shown ? (learned ? next : again) : undefined });
  return (
    <Panel
      engraved
      className={shown ? "coach coach--done" : "coach"}
      head={title}
      aside={words.beat(at + 1, beats.length)}
    >
      <div role="status" data-testid="coach" data-beat={beat.id}>
        <h2>{beat.words.title}</h2>
        <p>{shown ? (learned ? beat.words.done : beat.words.again) : beat.words.words}</p>
      </div>
      <div className="coach__actions">
        {shown && (
          <Button
            kind="primary"
            keyHint="Enter"
            data-testid="lesson-next"
            onClick={learned ? next : again}
          >
            {learned ? (isLast ? finish : words.next) : words.again}
          </Button>
        )}
        <Button kind="quiet" data-testid="lesson-skip" onClick={() => navigate("/")}>
          {words.skip}
        </Button>
      </div>
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
