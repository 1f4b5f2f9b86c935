import { isSuiteMatch } from "../game/deck-face.ts";
import type { DeckFace } from "../game/deck-face.ts";
import { Segmented } from "../look/segmented.tsx";
import { decksText } from "../text/decks.ts";
import { withoutSuite, withSuite } from "./suite-settings.ts";

type Settings = Readonly<Record<string, unknown>>;

const words = decksText.choice;
const CHANGES = { one: withoutSuite, suite: withSuite };

/** Whether one deck is brought, or three. Nothing for a game that is always played with as many. */
export function SuiteSwitch({
  face,
  settings,
  change,
}: {
  readonly face: DeckFace | null;
  readonly settings: Settings;
  change(this: void, settings: Settings): void;
}) {
  if (!face?.suite) return null;
  return (
    <div className="set-up__pace">
      <span className="label">{words.bring}</span>
      <Segmented
        wide
        label={words.bring}
        options={[
          { value: "one", words: words.oneDeck },
          { value: "suite", words: face.suite.name },
        ]}
        value={isSuiteMatch(face, settings) ? "suite" : "one"}
        onChange={(value) => change(CHANGES[value](face, settings))}
      />
    </div>
  );
}
