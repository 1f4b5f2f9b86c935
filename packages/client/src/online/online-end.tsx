import { rival as otherSeat } from "@holmgang/kernel";
import type { Shape } from "@holmgang/kernel";
import { useEffect } from "react";
import { navigate } from "../web/route.ts";
import type { GameFace, Names } from "../game/face.ts";
import { Button } from "../look/button.tsx";
import { toast } from "../look/toasts.tsx";
import type { Scene } from "../match/scene.ts";
import { useStore } from "../store/store.ts";
import { EndButtons } from "../table/end-buttons.tsx";
import { EndScreen } from "../table/end-screen.tsx";
import { serverRecord } from "../kept/server-record.ts";
import { Onward } from "../table/onward.tsx";
import { Quality } from "../table/quality.tsx";
import { share } from "../web/share.ts";
import type { Shown } from "../table/table.tsx";
import { text } from "../text/text.ts";
import { tellLeft } from "./left-match.ts";
import { isPlaying } from "./online-match.ts";
import type { OnlineMatch } from "./online-match.ts";

/** The end of a match on the server. */
export function OnlineEnd({
  match,
  face,
  scene,
  names,
  shown,
}: {
  readonly match: OnlineMatch;
  readonly face: GameFace<Shape>;
  readonly scene: Scene;
  readonly names: Names;
  readonly shown: Shown;
}) {
  const status = useStore(match.status);
  const { info } = match;
  const playing = isPlaying(info.viewer);
  const rival = playing ? info.sitters[otherSeat(info.viewer)].name : "";
  useEffect(() => {
    if (status.rematch !== "rival") return;
    return toast({ tone: "good", words: text.table.rematchOffered(rival) });
  }, [status.rematch, rival]);
  useEffect(() => tellLeft(info.id), [info.id]);
  useEffect(() => {
    if (status.rivalLeft) toast({ tone: "warn", words: text.table.left.gone(rival) });
  }, [status.rivalLeft, rival]);
  const isOffered = status.rematch === "you" && !status.rivalLeft;
  const rematch = (): void => {
    void (isOffered ? match.withdraw() : match.rematch()).then(
      (refusal) => refusal && toast({ tone: "warn", words: refusal.words }),
    );
  };
  const outcome = scene.outcome!;
  const replay = `/replay/${info.id}`;
  return (
    <EndScreen
      {...shown}
      info={info}
      outcome={outcome}
      ending={face.ending(scene.view, outcome, names)}
      status={status}
      quality={
        isPlaying(info.viewer) ? (
          <Quality load={() => serverRecord(info.id)} seat={info.viewer} />
        ) : null
      }
    >
      {info.back ? (
        <Onward back={info.back} replay={replay} />
      ) : (
        <EndButtons
          game={info.game}
          replay={replay}
          share={() => void share(replay)}
          again={playing && !status.rivalLeft ? rematch : undefined}
          leave={() => void match.depart()}
          primary={
            playing ? (
              <Button
                kind="primary"
                size="lg"
                keyHint="R"
                data-testid="rematch"
                missing={status.rivalLeft}
                onClick={rematch}
              >
                {isOffered ? text.table.rematchWanted : text.table.rematch}
              </Button>
            ) : (
              <Button kind="primary" size="lg" onClick={() => navigate("/watch")}>
                {text.online.watchOthers}
              </Button>
            )
          }
        />
      )}
    </EndScreen>
  );
}
