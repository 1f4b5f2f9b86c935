import type { Shape } from "@holmgang/kernel";
import { useEffect, useState } from "react";
import type { GameFace } from "../game/face.ts";
import type { Feed } from "../match/feed.ts";
import { createStage } from "../match/stage.ts";
import type { Scene } from "../match/scene.ts";
import type { Stage } from "../match/stage.ts";
import { pace } from "../preferences/preferences.ts";
import { playCue } from "../sound/play-cue.ts";
import { createStore, useStore } from "../store/store.ts";

const NO_SCENE = createStore<Scene | null>(null);

/** A match on its stage: events are played as the face says, and heard. */
export function useStage(
  feed: Feed,
  face: GameFace<Shape>,
  voice: "heard" | "silent" = "heard",
): { scene: Scene | null; stage: Stage | null } {
  const [stage, setStage] = useState<Stage | null>(null);
  useEffect(() => {
    const made = createStage({
      lengthOf: face.lengthOf,
      turningMs: face.turningMs,
      isTogether: face.isTogether,
      seen(event) {
        const cue = face.cueOf(event, feed.info.viewer);
        if (cue && voice === "heard") playCue(cue);
      },
      // Nobody watches a hidden page: it is up to date when they come back.
      pace: () => (document.hidden ? 0 : pace()),
      now: Date.now,
    });
    setStage(made);
    const unlisten = feed.listen(made.tell);
    const hurry = (): void => {
      if (document.hidden) made.skip();
    };
    document.addEventListener("visibilitychange", hurry);
    return () => {
      document.removeEventListener("visibilitychange", hurry);
      unlisten();
      made.stop();
    };
  }, [feed, face, voice]);
  return { scene: useStore(stage?.scene ?? NO_SCENE), stage };
}
