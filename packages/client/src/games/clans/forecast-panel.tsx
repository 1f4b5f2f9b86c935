import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { LANE_NAMES, LANES } from "@holmgang/clans";
import type { Forecast } from "@holmgang/clans";
import { Icon } from "../../look/icon.tsx";
import { laneLine } from "./forecast-words.ts";
import type { Shown } from "./shown.ts";
import { clansText } from "./text.ts";
import "../../look/panel.css";
import "./forecast-panel.css";

const words = clansText.forecast;

/** The round to come, a line a lane, and how far the crystals could fall over all the rival could add. */
export function ForecastPanel({
  told,
  shown,
  near,
}: {
  readonly told: Forecast;
  readonly shown: Shown;
  readonly near: Seat;
}) {
  return (
    <section className="forecast panel" aria-label={words.label} data-testid="forecast">
      <p className="forecast__head label">
        <Icon name="eye" size={16} /> {words.label}
        <span>{words.if}</span>
      </p>
      {LANES.map((lane) => {
        const line = laneLine(told, shown, near, lane);
        return (
          <p key={lane} className="forecast__lane">
            <b>{LANE_NAMES[lane]}</b>
            <span>
              <b data-tone={line.tone}>{line.verdict}</b> {line.words}
            </span>
          </p>
        );
      })}
      <p className="forecast__range num">
        {words.range(words.span(...told.range[near]), words.span(...told.range[rival(near)]))}
      </p>
    </section>
  );
}
