import type { Shape } from "@holmgang/kernel";
import { useEffect, useState } from "react";
import { Link } from "../web/link.tsx";
import type { GameFace, Names, Sitting, Size } from "../game/face.ts";
import { loadFace, needGame } from "../games/find-game.ts";
import { firstGame } from "../games/first-game.ts";
import { Holm } from "../look/holm.tsx";
import { warmEngine } from "../engine/engine-link.ts";
import type { Feed } from "../match/feed.ts";
import type { Scene } from "../match/scene.ts";
import { useStage } from "../table/use-stage.ts";
import { text } from "../text/text.ts";
import { exhibition } from "./exhibition.ts";
import { StillField } from "../game/still-field.tsx";
import { watchLive } from "./watch-live.ts";
import "./live-field.css";

const SIZE: Size = "live";

interface Shown {
  readonly feed: Feed;
  readonly face: GameFace<Shape>;
  readonly live: boolean;
}

/** A match already moving: one on the server, or else two bots in this browser. */
export function LiveField() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let left = false;
    let close = (): void => undefined;
    void (async () => {
      const live = await watchLive();
      const first = firstGame();
      const bots = live ? null : exhibition(first.row.id, await first.setUp());
      const feed = live?.feed ?? bots!;
      close = live?.close ?? bots!.close;
      warmEngine();
      const face = await loadFace(feed.info.game);
      if (left) close();
      else setShown({ feed, face, live: live !== null });
    })();
    return () => {
      left = true;
      close();
    };
  }, []);
  return shown ? <Staged {...shown} /> : <StillField row={firstGame().row} />;
}

function Staged({ feed, face, live }: Shown) {
  const { scene } = useStage(feed, face, "silent");
  return scene ? (
    <Seen {...{ feed, face, live, scene }} />
  ) : (
    <StillField row={needGame(feed.info.game).row} />
  );
}

function Seen({ feed, face, live, scene }: Shown & { readonly scene: Scene }) {
  const { info } = feed;
  const names: Names = {
    viewer: "spectator",
    names: [info.sitters[0].name, info.sitters[1].name],
    view: scene.view,
  };
  const sitting: Sitting = {
    info,
    scene,
    names,
    pointed: null,
    point: () => undefined,
    mine: false,
    open: null,
    answer: () => Promise.resolve(null),
  };
  const parts = face.useParts(sitting);
  return (
    <Holm className="live" mood={parts.mood === "sudden" ? "sudden" : "normal"}>
      <Link
        data-game={info.game}
        data-size={SIZE}
        href={live ? `/match/${info.id}` : `/play/${info.game}`}
        className="live__link"
        aria-label={live ? text.home.watch : text.home.playThis}
      >
        <span className="live__head">
          <span className={live ? "live__tag live__tag--live" : "live__tag"}>
            {live ? text.home.live : text.home.bots}
          </span>
          <span>
            {face.words.name}, {parts.heading}
          </span>
          <b>{live ? text.home.watch : text.home.playThis}</b>
        </span>
        <span className="live__field" inert>
          {parts.field}
        </span>
        <span className="live__numbers" inert>
          {([0, 1] as const).map((seat) => (
            <span key={seat} data-seat={seat}>
              <b className="live__name">{info.sitters[seat].name}</b>
              {parts.numbers(seat)}
            </span>
          ))}
        </span>
      </Link>
    </Holm>
  );
}
