import { text } from "../text/text.ts";
import "./round-cells.css";

export interface RoundCell {
  readonly mark: string;
  /** How it ended, one's own number first; null for one that has not. */
  readonly score: readonly [number, number] | null;
  readonly now: boolean;
}

/** The rounds of a match in a row: how each ended, and which is being played. */
export const RoundCells = ({ cells }: { readonly cells: readonly RoundCell[] }) => (
  <ol className="rounds">
    {cells.map(({ mark, score, now }) => (
      <li key={mark} className={now ? "rounds__cell rounds__cell--now" : "rounds__cell"}>
        <span>{mark}</span>
        <b className="num">{score ? score.join("–") : now ? text.table.now : "–"}</b>
      </li>
    ))}
  </ol>
);
