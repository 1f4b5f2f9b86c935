import { IconButton } from "../look/icon-button.tsx";
import { Segmented } from "../look/segmented.tsx";
import { prefer, preferences, SPEEDS } from "../preferences/preferences.ts";
import { useStore } from "../store/store.ts";
import { replayText } from "../text/replay.ts";
import { text } from "../text/text.ts";
import { useKeys } from "../pieces/keys.ts";
import type { Walk } from "./use-replay.ts";

/** Back and forth, by button and by key. */
export function Controls({ walk, count }: { readonly walk: Walk; readonly count: number }) {
  const { at, playing, go, play } = walk;
  const { speed } = useStore(preferences);
  const words = replayText;
  useKeys({
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(0),
    End: () => go(count - 1),
    " ": () => play(!playing),
  });
  return (
    <div className="replay__controls">
      <IconButton framed icon="first" label={words.first} onClick={() => go(0)} />
      <IconButton
        framed
        icon="prev"
        label={words.prev}
        data-testid="prev"
        onClick={() => go(at - 1)}
      />
      <IconButton
        framed
        className="replay__play"
        icon={playing ? "pause" : "play"}
        label={playing ? words.pause : words.play}
        data-testid="play"
        onClick={() => play(!playing)}
      />
      <IconButton
        framed
        icon="next"
        label={words.next}
        data-testid="next"
        onClick={() => go(at + 1)}
      />
      <IconButton framed icon="last" label={words.last} onClick={() => go(count - 1)} />
      <p className="replay__step num" data-testid="step" role="status">
        {words.step(at + 1, count)}
      </p>
      <Segmented
        label={text.table.speed}
        options={SPEEDS.filter((value) => value !== "instant").map((value) => ({
          value,
          words: text.table.speeds[value],
        }))}
        value={speed === "instant" ? "4" : speed}
        onChange={(next) => prefer({ speed: next })}
      />
    </div>
  );
}
