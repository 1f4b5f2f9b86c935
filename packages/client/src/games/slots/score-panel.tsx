import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { pointsNow } from "@holmgang/slots";
import type { Forecast } from "@holmgang/slots";
import { Glyph } from "../../look/glyph.tsx";
import { text } from "../../text/text.ts";
import { RoundCells } from "../../pieces/round-cells.tsx";
import { roundCells } from "./round-cells.ts";
import type { Names } from "../../game/face.ts";
import type { Shown } from "./shown.ts";
import "../../look/panel.css";
import "./score-panel.css";
import "./tag-chalk.css";
import { slotsText } from "./text.ts";

/** The round as it stands, and as it would stand with the move that is looked at. */
export function ScorePanel({
  shown,
  near,
  told,
  names,
  graves,
  openGraves,
}: {
  readonly shown: Shown;
  readonly near: Seat;
  readonly told: Forecast | null;
  readonly names: Names;
  /** Cards in one's own graveyard: on a phone there is no plate that shows it. */
  readonly graves: number;
  readonly openGraves: () => void;
}) {
  const words = slotsText;
  const far = rival(near);
  const points = pointsNow(shown);
  return (
    <section
      className="score panel panel--engraved"
      aria-label={words.standing(String(shown.round))}
    >
      <p className="label">{words.standing(text.table.roman(shown.round))}</p>
      <p className="score__points num" data-testid="points">
        <b data-seat={near}>{points[near]}</b>
        <i>:</i>
        <b data-seat={far}>{points[far]}</b>
      </p>
      {told && (
        <p>
          <span className="tag-chalk num" data-testid="forecast">
            {toldWords(told, near)}
          </span>
        </p>
      )}
      <p className="score__words">{sentence(shown, near, names)}</p>
      <button
        type="button"
        className="score__graves num"
        aria-label={words.ownGraves(graves)}
        onClick={openGraves}
      >
        <Glyph name="tombstone" size={20} />
        {graves}
      </button>
      <div className="score__rounds">
        <RoundCells cells={roundCells(shown, near)} />
      </div>
    </section>
  );
}

function toldWords({ points, draws, asks }: Forecast, near: Seat): string {
  const words = slotsText;
  return [
    words.withMove(words.score(points[near], points[rival(near)])),
    ...(draws[near] > 0 ? [words.draws(draws[near])] : []),
    ...(asks ? [words.asks] : []),
  ].join(", ");
}

function sentence({ seats }: Shown, near: Seat, { viewer, names }: Names): string {
  const words = slotsText;
  if (seats[near].passed && viewer === near) return words.youPassed;
  return seats[rival(near)].passed && viewer === near
    ? words.alone(names[rival(near)])
    : words.both;
}
