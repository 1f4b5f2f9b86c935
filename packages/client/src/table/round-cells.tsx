import "./round-cells.css";

export interface RoundCell {
  readonly mark: string;
  readonly words: string;
  readonly now: boolean;
}

/** The rounds of a match in a row: how each ended, and which is being played. */
export const RoundCells = ({ cells }: { readonly cells: readonly RoundCell[] }) => (
  <ol className="rounds">
    {cells.map(({ mark, words, now }) => (
      <li key={mark} className={now ? "rounds__cell rounds__cell--now" : "rounds__cell"}>
        <span>{mark}</span>
        <b className="num">{words}</b>
      </li>
    ))}
  </ol>
);
