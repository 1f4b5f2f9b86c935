import { prefer, preferences, SPEEDS } from "../preferences/preferences.ts";
import type { Action } from "../game/face.ts";
import { Button } from "../look/button.tsx";
import { Segmented } from "../look/segmented.tsx";
import type { Stage } from "../match/stage.ts";
import { useStore } from "../store/store.ts";
import { text } from "../text/text.ts";

/** What the player can do now. The one brass button stands last, at the right or at the foot. */
export function ActionBar({
  primary,
  others,
}: {
  readonly primary: Action | null;
  readonly others: readonly Action[];
}) {
  return (
    <div className="actions">
      {primary && (
        <Button
          kind="primary"
          size="lg"
          className="actions__primary"
          data-testid="primary"
          data-action={primary.id}
          missing={primary.missing ?? false}
          {...(primary.missing ? {} : { keyHint: primary.key })}
          onClick={primary.run}
        >
          {primary.words}
        </Button>
      )}
      {others.map((action) => (
        <Button
          key={action.id}
          kind="secondary"
          icon={action.icon}
          keyHint={action.key}
          data-testid={action.id}
          missing={action.missing ?? false}
          onClick={action.run}
        >
          {action.words}
        </Button>
      ))}
    </div>
  );
}

/** While events play: how fast, and a way past them; where there is time, also beat by beat. */
export function ShowBar({ stage, by }: { readonly stage: Stage; readonly by: "itself" | "steps" }) {
  const { speed } = useStore(preferences);
  const isHeld = useStore(stage.scene)?.held ?? false;
  return (
    <div className={`actions actions--show${by === "steps" ? " actions--steps" : ""}`}>
      <Segmented
        wide
        label={text.table.speed}
        options={SPEEDS.map((value) => ({ value, words: text.table.speeds[value] }))}
        value={speed}
        onChange={(next) => prefer({ speed: next })}
      />
      {isHeld && (
        <Button icon="play" data-testid="release" onClick={stage.release}>
          {text.table.release}
        </Button>
      )}
      {by === "steps" && !isHeld && (
        <Button icon="pause" data-testid="hold" onClick={stage.hold}>
          {text.table.hold}
        </Button>
      )}
      {isHeld ? (
        <Button icon="next" keyHint="Space" data-testid="step" onClick={stage.step}>
          {text.table.step}
        </Button>
      ) : (
        <Button icon="skip" keyHint="Space" data-testid="skip" onClick={stage.skip}>
          {text.table.skip}
        </Button>
      )}
    </div>
  );
}
