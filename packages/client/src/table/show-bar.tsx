import type { Shape } from "@holmgang/kernel";
import type { Stepwise } from "../game/face.ts";
import { Button } from "../look/button.tsx";
import { Segmented } from "../look/segmented.tsx";
import type { Stage } from "../match/stage.ts";
import { useKeys } from "../pieces/keys.ts";
import { prefer, preferences, SPEEDS } from "../preferences/preferences.ts";
import { useStore } from "../store/store.ts";
import { text } from "../text/text.ts";
import "./show-bar.css";

const words = text.table;

/** While events play: how fast, and a way past them; where there is time, also beat by beat. */
export function ShowBar({
  stage,
  steps,
}: {
  readonly stage: Stage;
  /** Absent where it plays by itself. */
  readonly steps?: Stepwise | undefined;
}) {
  const { speed } = useStore(preferences);
  if (steps && stage.isHolding()) return <StepBar {...{ stage, steps }} />;
  return (
    <div className={`actions actions--show${steps ? " actions--steps" : ""}`}>
      <Segmented
        wide
        label={words.speed}
        options={SPEEDS.map((value) => ({ value, words: words.speeds[value] }))}
        value={speed}
        onChange={(next) => prefer({ speed: next })}
      />
      {steps && (
        <Button icon="pause" data-testid="hold" onClick={stage.hold}>
          {words.hold}
        </Button>
      )}
      <Button icon="skip" keyHint="Space" data-testid="skip" onClick={stage.skip}>
        {words.skip}
      </Button>
    </div>
  );
}

/** On a stage that is held: a beat back, a beat or more on, or on by itself. */
function StepBar({ stage, steps }: { readonly stage: Stage; readonly steps: Stepwise }) {
  const isFirst = useStore(stage.scene)?.playing === null;
  const isLandmark = (event: Shape["event"]): boolean => steps.isLandmark(event);
  const leap = (): void => stage.leap(isLandmark);
  useKeys({ ArrowLeft: stage.back, n: leap });
  return (
    <div className="actions actions--held">
      <Button icon="prev" data-testid="step-back" missing={isFirst} onClick={stage.back}>
        {words.stepBack}
      </Button>
      <Button icon="play" data-testid="release" onClick={stage.release}>
        {words.release}
      </Button>
      <Button icon="next" keyHint="Space" data-testid="step" onClick={stage.step}>
        {words.step}
      </Button>
      <Button icon="last" keyHint="N" data-testid="leap" onClick={leap}>
        {steps.leap(stage.ahead(isLandmark))}
      </Button>
    </div>
  );
}
