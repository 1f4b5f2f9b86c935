import type { Judgement, Review } from "../game/judgement.ts";
import type { Sitter } from "../match/feed.ts";
import { replayText } from "../text/replay.ts";
import "./analysis.css";

const SHOWN = 5;

/** A round against the exact solution: what was laid, what it was worth, what a perfect player mixes. */
export function AnalysisPanel({
  review,
  chapter,
  sitters,
}: {
  readonly review: Review;
  readonly chapter: number;
  readonly sitters: readonly [Sitter, Sitter];
}) {
  const judged = review.judgements.filter((each) => each.chapter === chapter);
  const words = replayText;
  if (judged.length === 0) return <p className="analysis__none">{words.noRound}</p>;
  return (
    <div className="analysis" data-testid="analysis">
      <p className="label">{words.roundOf(chapter)}</p>
      {judged.map((each) => (
        <Judged key={each.seat} judgement={each} name={sitters[each.seat].name} />
      ))}
    </div>
  );
}

function Judged({ judgement, name }: { readonly judgement: Judgement; readonly name: string }) {
  const { grade, played, before, after, came, best, seat } = judgement;
  const words = replayText;
  return (
    <section
      className="judged panel"
      data-grade={grade}
      data-seat={seat}
      aria-label={words.judged(name, played)}
    >
      <header>
        {words.marks[grade] !== "" && (
          <i className="judged__mark" data-grade={grade} aria-hidden="true">
            {words.marks[grade]}
          </i>
        )}
        <h3>{words.judged(name, played)}</h3>
        <span>{words.grades[grade]}</span>
      </header>
      <p>
        <b className="num">{words.worth(percent(before), percent(after))}</b>{" "}
        <span>{words.worthNote}</span>
      </p>
      <p>{words.came(percent(came))}</p>
      <p className="label">{words.mixes}</p>
      <ul className="judged__mix">
        {best.slice(0, SHOWN).map(({ move, chance }) => (
          <li key={move} data-played={move === played || undefined}>
            <span className="judged__move">{move}</span>
            <i style={{ "--part": chance }} aria-hidden="true" />
            <span className="num">{percent(chance)}</span>
          </li>
        ))}
        {best.length > SHOWN && <li>{words.others(best.length - SHOWN)}</li>}
      </ul>
    </section>
  );
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
