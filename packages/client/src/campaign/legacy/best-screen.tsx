import { PageHead } from "../../frame/page-head.tsx";
import { SiteFrame } from "../../frame/site-frame.tsx";
import { EmptyState } from "../../look/empty-state.tsx";
import { Spinner } from "../../look/spinner.tsx";
import { BestRuns } from "./best-runs.tsx";
import { legacyText } from "./text.ts";
import { useBest } from "./use-best.ts";

const words = legacyText.best;

export function BestScreen() {
  const { value, refusal } = useBest();
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
