import type { RunJournal } from "@holmgang/campaign";
import type { Result } from "@holmgang/kernel";
import { Button } from "../../look/button.tsx";
import { Icon } from "../../look/icon.tsx";
import { runText } from "./text.ts";

const words = runText.verdict;

/** What playing a run again has proved, in plain words. */
export function RunVerdict({
  verdict,
  again,
}: {
  readonly verdict: Result<RunJournal>;
  again(): void;
}) {
  const inputs = verdict.ok ? verdict.value.inputs : [];
  const battles = inputs.filter(({ move }) => move.kind === "fight" || move.kind === "retreat");
  return (
    <section
      className="run-verdict panel"
      role={verdict.ok ? "status" : "alert"}
      data-verdict={verdict.ok ? "good" : "bad"}
      data-testid="verdict"
    >
      <h2>
        <Icon name={verdict.ok ? "check" : "warn"} /> {verdict.ok ? words.good : words.bad}
      </h2>
      <p>{verdict.ok ? words.goodWords(inputs.length, battles.length) : verdict.refusal.words}</p>
      <Button size="sm" data-testid="verify" onClick={again}>
        {runText.again}
      </Button>
    </section>
  );
}
