import type { BySeat, Refusal, Seat, Shape } from "@holmgang/kernel";
import { rival } from "@holmgang/kernel";
import { lazy, Suspense, useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { Action, GameFace, Names, Sitting, Size } from "../game/face.ts";
import { Holm } from "../look/holm.tsx";
import { TableGround } from "../look/table-ground.tsx";
import { toast } from "../look/toasts.tsx";
import type { Feed } from "../match/feed.ts";
import type { Scene } from "../match/scene.ts";
import type { Stage } from "../match/stage.ts";
import { playCue } from "../sound/play-cue.ts";
import { notePlayed } from "../store/last-played.ts";
import { useStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import { ActionBar } from "./action-bar.tsx";
import { Clock, useTimeLeft } from "./clock.tsx";
import { useKeys } from "../pieces/keys.ts";
import { LiveRegion } from "./live-region.tsx";
import { LogPanel } from "./log-panel.tsx";
import { Near } from "./near.tsx";
import { Plate } from "./plate.tsx";
import type { MenuPage } from "./table-menu.tsx";
import { ShowBar } from "./show-bar.tsx";
import { TextMoves } from "./text-moves.tsx";
import { TopBar } from "./top-bar.tsx";
import { useFrameLater } from "./use-frame-later.ts";
import { useLines } from "./use-lines.ts";
import { useStage } from "./use-stage.ts";
import "./table.css";
import "./table-narrow.css";

/** Nobody needs it to begin with. */
const TableMenu = lazy(async () => ({
  default: (await import("./table-menu.tsx")).TableMenu,
}));

interface TableProps {
  readonly feed: Feed;
  readonly face: GameFace<Shape>;
  /** How much room the game has: beside a coach there is less. */
  readonly size?: Extract<Size, "table" | "lesson">;
  /** Stands over the table once the match is over. */
  readonly end?: (scene: Scene, names: Names, shown: Shown) => ReactNode;
  /** Both seats' views, where cards lie open. */
  readonly open?: () => Readonly<BySeat<unknown>>;
  /** Somebody who explains, given whether all that happened has been shown. */
  readonly coach?: (settled: boolean) => Coaching;
}

/** What somebody who explains has to say, and the way on once there is one. */
export interface Coaching {
  readonly says: ReactNode;
  readonly next: Action | null;
}

/** Whether the end screen is open, and how to shut it. */
export interface Shown {
  readonly open: boolean;
  close(): void;
}

/** The table every game is played at. */
export function Table(props: TableProps) {
  const { scene, stage } = useStage(props.feed, props.face);
  return scene && stage ? <Seated {...props} scene={scene} stage={stage} /> : <TableGround />;
}

function Seated({
  feed,
  face,
  size = "table",
  end,
  open,
  coach,
  scene,
  stage,
}: TableProps & { readonly scene: Scene; readonly stage: Stage }) {
  const { info } = feed;
  const status = useStore(feed.status);
  const [pointed, point] = useState<string | null>(null);
  const [menu, setMenu] = useState<MenuPage | null>(null);
  const [typing, setTyping] = useState(false);
  const [ended, setEnded] = useState(true);
  const near: Seat = info.viewer === 1 ? 1 : 0;
  const far = rival(near);
  const names: Names = {
    viewer: info.viewer,
    names: [info.sitters[0].name, info.sitters[1].name],
    view: scene.view,
  };
  const mine = info.viewer !== "spectator" && scene.outcome === null;
  const isPlayed = info.viewer !== "spectator";
  useEffect(() => {
    if (isPlayed) notePlayed(info.game);
  }, [isPlayed, info.game]);
  const sitting: Sitting = {
    info,
    scene,
    names,
    pointed,
    point,
    mine,
    open: open?.() ?? null,
    answer,
  };
  const parts = face.useParts(sitting);
  const isShow = scene.playing !== null || scene.held;
  const coaching = coach?.(scene.playing === null);
  const question = scene.questions[0];
  const left = useTimeLeft(question);
  const lines = useLines(face, scene.heard, names);
  // The field as it ended and the screen over it are each much to lay out: a slow phone does it in two steps.
  const isOver = useFrameLater(scene.outcome !== null) && scene.outcome !== null;
  useKeys({
    " ": isShow ? (scene.timeless && stage.isHolding() ? stage.step : stage.skip) : undefined,
    l: () => setMenu("log"),
    "?": () => setMenu("rules"),
    "/": () => setTyping(true),
  });

  const clockOf = (seat: Seat) => scene.others.find((each) => each.seat === seat);

  /** Once it is over the one thing to do is to look at how it ended. */
  function primaryOf(): Action | null {
    if (coaching?.next) return coaching.next;
    if (!scene.outcome || !end) return parts.primary;
    return ended ? null : { id: "result", words: text.table.showResult, run: () => setEnded(true) };
  }

  async function answer(move: Shape["move"]): Promise<Refusal | null> {
    if (!question) return null;
    const refusal = await feed.move(question.id, move);
    if (refusal) {
      playCue("refuse");
      toast({ tone: "warn", words: refusal.words });
    }
    return refusal;
  }

  return (
    <div
      className="table"
      data-game={info.game}
      data-size={size}
      data-playing={scene.playing !== null}
      data-mood={parts.mood}
      data-over={scene.outcome !== null}
      data-question={question?.id}
    >
      <TableGround mood={parts.mood === "sudden" ? "sudden" : "normal"} />
      <TopBar
        game={face.words.name}
        heading={parts.heading}
        tally={parts.tally}
        terms={termsOf(feed)}
        spectators={status.spectators}
        pot={info.pot}
        say={feed.say}
        openMenu={() => setMenu("menu")}
        openRules={() => setMenu("rules")}
        openSettings={() => setMenu("settings")}
      />
      <main className="table__main">
        <div className="table__rival">
          <Plate
            seat={far}
            sitter={info.sitters[far]}
            you={false}
            status={info.where === "online" ? status : null}
            numbers={parts.numbers(far)}
            clock={clockOf(far)}
            said={status.said[far]}
          />
        </div>
        <div className="table__standing">{parts.standing}</div>
        <div className="table__field" data-tips="beside">
          <Holm mood={parts.mood === "sudden" ? "sudden" : "normal"}>{parts.field}</Holm>
        </div>
        <div className="table__own">
          <Plate
            seat={near}
            sitter={info.sitters[near]}
            you={info.viewer === near}
            status={null}
            numbers={parts.numbers(near)}
            clock={clockOf(near)}
            said={status.said[near]}
          />
        </div>
        <Near parts={parts} lit={mine && question !== undefined} left={left}>
          {typing && <TextMoves face={face} sitting={sitting} />}
        </Near>
        <div className="table__side">
          {coaching?.says}
          {parts.aside}
          <div className="table__log">
            <LogPanel lines={lines} pointed={pointed} point={point} />
          </div>
        </div>
        <div className="table__actions">
          {isShow ? (
            <ShowBar stage={stage} steps={scene.timeless ? face.stepwise : undefined} />
          ) : (
            <>
              <Clock
                left={left}
                asked={mine && question !== undefined}
                atZero={
                  question
                    ? face.words.atZero(scene.view, question.kind, left?.first ?? "limit")
                    : ""
                }
              />
              <ActionBar primary={primaryOf()} others={coaching?.next ? [] : parts.others} />
            </>
          )}
        </div>
      </main>
      <LiveRegion face={face} heard={scene.heard} names={names} />
      {menu !== null && (
        <Suspense>
          <TableMenu
            page={menu}
            turn={setMenu}
            feed={feed}
            playing={mine}
            log={
              <>
                {parts.listed}
                <LogPanel lines={lines} pointed={pointed} point={point} />
              </>
            }
            type={() => setTyping(true)}
          />
        </Suspense>
      )}
      {isOver && end?.(scene, names, { open: ended, close: () => setEnded(false) })}
    </div>
  );
}

function termsOf({ info }: Feed): string {
  if (info.where === "local") return text.table.practice;
  const kind = info.rated ? text.table.rated : text.table.friendly;
  return info.pot > 0 ? `${kind}, ${text.table.staked(info.pot / 2)}` : kind;
}
