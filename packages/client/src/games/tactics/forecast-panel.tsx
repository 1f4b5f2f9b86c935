import type { Names } from "../../game/face.ts";
import { Glyph } from "../../look/glyph.tsx";
import { Icon } from "../../look/icon.tsx";
import { Kbd } from "../../look/kbd.tsx";
import type { Looked } from "./look-ahead.ts";
import type { Shown } from "./shown.ts";
import { stepsOf, stepWords } from "./steps.ts";
import { tacticsText } from "./text.ts";
import { titleOf } from "./title.ts";
import "../../look/panel.css";
import "./forecast-panel.css";

/** What comes of the move that is looked at, in numbered steps. */
export function ForecastPanel({
  looked,
  shown,
  names,
  threats,
}: {
  readonly looked: Looked | null;
  readonly shown: Shown;
  readonly names: Names;
  /** Whether threats are drawn on the board. */
  readonly threats: { readonly on: boolean; turn(): void };
}) {
  const words = tacticsText.forecast;
  return (
    <section
      className="forecast panel"
      aria-label={words.label}
      data-testid="forecast"
      data-looked={looked !== null || undefined}
    >
      <p className="forecast__head label">
        <Icon name="eye" size={16} /> {words.label}
      </p>
      <button
        type="button"
        className="forecast__threats"
        data-testid="threats"
        aria-pressed={threats.on}
        aria-keyshortcuts="T"
        onClick={threats.turn}
      >
        <Glyph name="crossed-swords" size={16} />
        <span>{tacticsText.threats.toggle}</span>
        <Kbd>T</Kbd>
      </button>
      {looked ? (
        <>
          <h3>{titleOf(looked.move, shown)}</h3>
          <ol className="forecast__steps">
            {stepsOf(looked.told, shown, names).map((step, index) => (
              <li key={index} data-grave={step.isGrave || undefined}>
                <span>
                  <b>{step.title}.</b> {stepWords(step)}
                </span>
              </li>
            ))}
          </ol>
          {looked.told.chance && <p className="forecast__chance">{words.chance}</p>}
        </>
      ) : (
        <p className="forecast__none">{words.off}</p>
      )}
    </section>
  );
}
