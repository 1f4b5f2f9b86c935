import type { State } from "@holmgang/campaign";
import { Panel } from "../../look/panel.tsx";
import { signed } from "../../look/signed.ts";
import { broughtBy } from "./brought.ts";
import { runText } from "./text.ts";
import "./run-brought.css";

/** Legacy line by line, and its sum. */
export function RunBrought({ legacy }: Pick<State, "legacy">) {
  const lines = broughtBy(legacy);
  const sum = lines.reduce((total, { points }) => total + points, 0);
  return (
    <Panel head={runText.legacy} className="run-brought">
      {lines.length === 0 && <p>{runText.nothing}</p>}
      <dl className="num">
        {lines.map(({ what, points }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{signed(points)}</dd>
          </div>
        ))}
        <div className="run-brought__sum">
          <dt>{runText.sum}</dt>
          <dd>{sum}</dd>
        </div>
      </dl>
    </Panel>
  );
}
