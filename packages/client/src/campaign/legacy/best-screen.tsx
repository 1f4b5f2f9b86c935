import { PageHead } from "../../frame/page-head.tsx";
import { SiteFrame } from "../../frame/site-frame.tsx";
import { EmptyState } from "../../look/empty-state.tsx";
import { Spinner } from "../../look/spinner.tsx";
import { useAnswer } from "../../web/use-answer.ts";
import { BestRuns } from "./best-runs.tsx";
import { legacyText } from "./text.ts";

const words = legacyText.best;

/** A row of the table as the server tells it. */
interface Told {
  readonly id: string;
  readonly nickname: string;
  readonly won: boolean;
  readonly act: number;
  readonly encounters: number;
  readonly hp: number;
  readonly endedAt: number;
}

export function BestScreen() {
  const { value, refusal } = useAnswer<{ readonly runs: readonly Told[] }>("/api/runs/best");
  return (
    <SiteFrame title={words.title} at="play">
      <PageHead title={words.title} words={words.words} />
      {!value && !refusal && (
        <div className="waiting">
          <Spinner label={words.title} />
        </div>
      )}
      {!value && refusal && <EmptyState glyph="laurels" title={refusal.words} />}
      {value && (
        <BestRuns
          rows={value.runs.map(({ nickname, endedAt, ...row }, index) => ({
            ...row,
            place: index + 1,
            name: nickname,
            when: endedAt,
          }))}
        />
      )}
    </SiteFrame>
  );
}
