import { decksText } from "../text/decks.ts";
import type { DeckChart } from "../game/deck-face.ts";
import { curveOf } from "./deck-shape.ts";
import "./curve.css";

const words = decksText.builder;

/** How a deck's cards are spread: a bar over each column's sign. */
export function Curve({
  chart,
  cards,
  small = false,
}: {
  readonly chart: DeckChart;
  readonly cards: readonly string[];
  /** Bars alone, for a cover. */
  readonly small?: boolean;
}) {
  const curve = curveOf(cards, chart);
  const most = Math.max(1, ...curve.values());
  return (
    <ol className={small ? "curve curve--small" : "curve"} aria-label={chart.words}>
      {chart.columns.map(({ id, sign, words: name, apart }) => {
        const count = curve.get(id) ?? 0;
        return (
          <li key={id} data-apart={apart || undefined} style={{ "--part": count / most }}>
            <span className="visually-hidden">{words.column(name, count)}</span>
            {!small && (
              <b className="num" aria-hidden="true">
                {count}
              </b>
            )}
            <i className={count === 0 ? "curve__bar curve__bar--none" : "curve__bar"} />
            {!small && (
              <span className="curve__sign" aria-hidden="true">
                {sign}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
