import type { Shape } from "@holmgang/kernel";
import { useEffect, useMemo, useState } from "react";
import { navigate } from "../app/route.ts";
import { useTitle } from "../app/use-title.ts";
import { me } from "../account/me.ts";
import type { GameFace } from "../games/face.ts";
import { loadFace } from "../games/faces.ts";
import { startLocal } from "../local/start-local.ts";
import { Button } from "../look/button.tsx";
import { Panel } from "../look/panel.tsx";
import type { Sitter } from "../match/feed.ts";
import { write } from "../store/browser-storage.ts";
import { useStore } from "../store/store.ts";
import { Table } from "../table/table.tsx";
import { useKeys } from "../table/keys.ts";
import { text } from "../text/text.ts";
import { BEATS } from "./lesson.ts";
import type { Beat } from "./lesson.ts";
import { lessonFeed } from "./lesson-feed.ts";
import type { LessonFeed } from "./lesson-feed.ts";
import "./learn.css";

/** Orcain in six beats: a real table, a teacher who shows her cards, one rule at a time. */
export function LearnPage() {
  const [face, setFace] = useState<GameFace<Shape> | null>(null);
  const [at, setAt] = useState(0);
  const [tries, setTries] = useState(0);
  useTitle(text.learn.title);
  useEffect(() => void loadFace("orcain").then(setFace), []);
  const beat = BEATS[at]!;
  const feed = useMemo(() => lessonFeed(beat, you(), teacher()), [beat, tries]);
  if (!face) return null;
  const next = (): void => {
    if (at + 1 < BEATS.length) return setAt(at + 1);
    write("learned.orcain", true);
    startLocal({ game: "orcain" });
  };
  return (
    <Table
      key={`${at} ${tries}`}
      feed={feed}
      face={face}
      open={feed.open}
      coach={(settled) => (
        <Coach
          beat={beat}
          at={at}
          feed={feed}
          settled={settled}
          next={next}
          again={() => setTries(tries + 1)}
        />
      )}
    />
  );
}

function Coach({
  beat,
  at,
  feed,
  settled,
  next,
  again,
}: {
  readonly beat: Beat;
  readonly at: number;
  readonly feed: LessonFeed;
  /** Whether everything that happened has been shown. */
  readonly settled: boolean;
  next(): void;
  again(): void;
}) {
  const laid = useStore(feed.laid);
  const words = text.learn;
  const beats = words.beats[beat.id];
  const shown = laid !== null && settled;
  const learned = laid !== null && beat.learned(laid);
  const isLast = at + 1 === BEATS.length;
  useKeys({ Enter: shown ? (learned ? next : again) : undefined });
  return (
    <Panel
      engraved
      className={shown ? "coach coach--done" : "coach"}
      head={words.title}
      aside={words.beat(at + 1, BEATS.length)}
    >
      <div role="status" data-testid="coach" data-beat={beat.id}>
        <h2>{beats.title}</h2>
        <p>{shown ? (learned ? beats.done : beats.again) : beats.words}</p>
      </div>
      <div className="coach__actions">
        {shown && (
          <Button
            kind="primary"
            keyHint="Enter"
            data-testid="lesson-next"
            onClick={learned ? next : again}
          >
            {learned ? (isLast ? words.finish : words.next) : words.again}
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
