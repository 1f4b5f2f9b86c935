import type { Action } from "../game/face.ts";
import { Button } from "../look/button.tsx";

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
