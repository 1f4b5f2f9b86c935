import { Icon } from "../../look/icon.tsx";
import type { Aim } from "./aim.ts";
import { linesOf, titleOf } from "./forecast-lines.tsx";
import type { Looked } from "./look-ahead.ts";
import { fieldText } from "./text.ts";
import "../../look/panel.css";
import "../clans/forecast-panel.css";
import "./forecast-panel.css";

/** What the move that is looked at would do, step by step. */
export function ForecastPanel({ looked, aim }: { readonly looked: Looked; readonly aim: Aim }) {
  const { title, cost } = titleOf(looked.move, aim.view);
  return (
    <section
      className="forecast panel"
      aria-label={fieldText.forecast.label}
      data-testid="forecast"
    >
      <p className="forecast__head label">
        <Icon name="eye" size={16} /> {fieldText.forecast.label}
        {cost !== null && <span>{fieldText.forecast.costs(cost)}</span>}
      </p>
      <h3 className="forecast__title">{title}</h3>
      <ol className="forecast__lines">
        {linesOf(looked, aim.view).map(({ words, note, value }, at) => (
          <li key={at}>
            <i className="num">{at + 1}</i>
            <span>
              {words}
              {note && <small>{note}</small>}
            </span>
            {value !== undefined && <b className="num">{value}</b>}
          </li>
        ))}
      </ol>
    </section>
  );
}
