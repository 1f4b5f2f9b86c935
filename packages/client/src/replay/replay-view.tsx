import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { useMemo, useState } from "react";
import { usePlace } from "../web/route.ts";
import type { Names, Sitting, Size } from "../game/face.ts";
import { findGame } from "../games/find-game.ts";
import { Button } from "../look/button.tsx";
import { Holm } from "../look/holm.tsx";
import { Segmented } from "../look/segmented.tsx";
import { Tabs } from "../look/tabs.tsx";
import { pace } from "../preferences/preferences.ts";
import { useLines } from "../table/use-lines.ts";
import { share } from "../web/share.ts";
import { replayText } from "../text/replay.ts";
import { text } from "../text/text.ts";
import { AnalysisPanel } from "./analysis-panel.tsx";
import { Chance } from "./chance.tsx";
import { chancePoints, chapterAt, chapterStarts } from "./chapters.ts";
import { Controls } from "./controls.tsx";
import { download } from "./download.ts";
import { MovesList } from "./moves-list.tsx";
import { playOn } from "./play-on.ts";
import { ReplayHead } from "./replay-head.tsx";
import { ReplaySeat } from "./replay-seat.tsx";
import { chanceAt, Scrubber } from "./scrubber.tsx";
import type { Recording } from "./source.ts";
import { sameMoment, stepHearing, stepsOf } from "./steps.ts";
import type { Perspective } from "./steps.ts";
import { useSeen, useWalk } from "./use-replay.ts";
import type { Opened, Replaying } from "./use-replay.ts";
import { VerifyPanel } from "./verify-panel.tsx";

const STILL_MS = 900;
const SIZE: Size = "replay";

/** A recorded match: the field, what was said, what it was worth, and the way through it. */
export function ReplayView({
  recording,
  opened: { face, frames },
  review: reviewed,
  engine,
}: {
  readonly recording: Recording;
  readonly opened: Opened;
} & Pick<Replaying, "review" | "engine">) {
  const { record, sitters, path } = recording;
  const { query } = usePlace();
  const [perspective, setPerspective] = useState<Perspective>(() => perspectiveIn(query));
  const canReview = findGame(record.game)?.review !== undefined;
  const [tab, setTab] = useState<"moves" | "analysis">(
    canReview && query.get("tab") === "analysis" ? "analysis" : "moves",
  );
  const [pointed, point] = useState<string | null>(null);
  const steps = useMemo(() => stepsOf(frames, perspective, face), [frames, perspective, face]);
  const lengthOf = (step: number): number =>
    (steps[step]?.scene.playing?.lengthMs ?? STILL_MS) * (pace() || 0.25);
  const walk = useWalk(steps.length, Number(query.get("step") ?? 1) - 1, lengthOf);
  const step = steps[walk.at]!;
  const review = reviewed && "judgements" in reviewed ? reviewed : null;
  const near: Seat = perspective === 1 ? 1 : 0;
  const viewer = perspective === "both" ? "spectator" : perspective;
  const names: Names = { viewer, names: [sitters[0].name, sitters[1].name], view: step.scene.view };
  const now = step.scene.playing;
  const turningMs = Math.max(0, ...(now?.events ?? []).map(face.turningMs));
  const seen = useSeen(walk.at, walk.playing, turningMs * pace());
  const scene = now
    ? {
        ...step.scene,
        playing: { ...now, pace: pace(), seen },
        heard: seen ? step.scene.heard : step.scene.heard.slice(0, -now.events.length),
      }
    : step.scene;
  const sitting: Sitting = {
    info: {
      id: "",
      game: record.game,
      where: "local",
      viewer,
      sitters,
      settings: null,
      pot: 0,
      rated: false,
      bot: null,
    },
    scene,
    names,
    pointed,
    point,
    mine: false,
    open: perspective === "both" ? step.own : null,
    answer: () => Promise.resolve(null),
  };
  const parts = face.useParts(sitting);
  const starts = useMemo(() => chapterStarts(face, steps), [face, steps]);
  const points = useMemo(() => chancePoints(review, starts, steps), [review, starts, steps]);
  const last = steps.at(-1)!.scene;
  const lines = useLines(face, last.heard, { ...names, view: last.view });
  const words = replayText;
  const seat = (each: Seat) => (
    <>
      <ReplaySeat seat={each} sitter={sitters[each]} numbers={parts.numbers(each)} />
      {parts.holding?.(each)}
    </>
  );
  return (
    <div className="replay" data-game={record.game} data-size={SIZE}>
      <div className="replay__about">
        <ReplayHead
          name={face.words.name}
          outcome={last.outcome}
          sitters={sitters}
          review={review}
        />
        <VerifyPanel record={record} engine={engine} />
        <div className="replay__buttons">
          {path !== null && !path.startsWith("/replay/local") && (
            <Button
              icon="share"
              data-testid="share-step"
              onClick={() => void share(`${path}?step=${walk.at + 1}&as=${perspective}`)}
            >
              {words.share}
            </Button>
          )}
          <Button icon="download" onClick={() => download(record)}>
            {words.download}
          </Button>
          {step.frame < record.inputs.length && !step.scene.playing && (
            <Button
              icon="robot"
              data-testid="play-on"
              onClick={() => void playOn(record, step.frame, near)}
            >
              {words.playOn}
            </Button>
          )}
        </div>
      </div>
      <div className="replay__board" data-testid="board">
        {seat(rival(near))}
        <div className="replay__field">
          <Holm mood={parts.mood === "sudden" ? "sudden" : "normal"}>{parts.field}</Holm>
        </div>
        {seat(near)}
        <p className="replay__caption" role="status">
          {parts.caption?.title ?? (scene.playing && parts.prompt?.words) ?? parts.heading}
        </p>
      </div>
      <div className="replay__side">
        <Tabs
          label={words.title}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: "moves",
              words: words.tabs.moves,
              panel: (
                <MovesList
                  lines={lines}
                  heard={scene.heard.length}
                  go={(event) => walk.go(stepHearing(steps, event + 1))}
                  point={point}
                />
              ),
            },
            ...(canReview
              ? [
                  {
                    id: "analysis" as const,
                    words: words.tabs.analysis,
                    panel: review ? (
                      <AnalysisPanel
                        review={review}
                        chapter={chapterAt(face, step)}
                        sitters={[sitters[0], sitters[1]]}
                      />
                    ) : (
                      <p className="analysis__none">
                        {reviewed ? words.noReview : words.reviewing}
                      </p>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
      <div className="replay__foot">
        {canReview && (
          <Chance chance={review ? chanceAt(points, walk.at) : null} sitters={sitters} />
        )}
        <Scrubber
          walk={walk}
          plain={!canReview}
          count={steps.length}
          points={points}
          chapters={starts.map(({ step: at, chapter }) => ({
            step: at,
            mark: text.table.roman(chapter),
          }))}
          review={review}
        />
        <div className="replay__bar">
          <Controls walk={walk} count={steps.length} />
          <Segmented
            label={words.seenBy}
            options={[
              { value: "0", words: sitters[0].name },
              { value: "1", words: sitters[1].name },
              { value: "spectator", words: words.spectator },
              { value: "both", words: words.both },
            ]}
            value={String(perspective)}
            onChange={(value) => {
              const next = asPerspective(value);
              setPerspective(next);
              walk.go(sameMoment(steps, walk.at, stepsOf(frames, next, face)));
            }}
          />
        </div>
      </div>
    </div>
  );
}

const asPerspective = (value: string): Perspective =>
  value === "0" ? 0 : value === "1" ? 1 : value === "spectator" ? "spectator" : "both";

const perspectiveIn = (query: URLSearchParams): Perspective =>
  asPerspective(query.get("as") ?? "0");
