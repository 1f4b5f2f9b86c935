import { useCharacter } from "../bots/characters.ts";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { Meter } from "../look/meter.tsx";
import { decksText } from "../text/decks.ts";
import { SimulationTable } from "./simulation-table.tsx";
import type { Bench } from "./use-bench.ts";
import { MATCHES, useSimulation } from "./use-simulation.ts";
import "./simulation.css";

const words = decksText.simulation;

/** How a deck does against the starters, as far as it was played. */
export function SimulationDialog({
  bench: { face, code },
  close,
}: {
  readonly bench: Bench;
  close(this: void): void;
}) {
  const { report, state, stop, again } = useSimulation(face, code);
  const character = useCharacter(face.game, face.sparring);
  const done = report?.all.matches ?? 0;
  return (
    <Dialog
      open
      sheet
      width={600}
      title={words.title(MATCHES)}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{decksText.builder.close}</Button>
          {state === "running" ? (
            <Button kind="primary" data-testid="stop" onClick={stop}>
              {words.stop}
            </Button>
          ) : (
            <Button kind="primary" onClick={again}>
              {words.again}
            </Button>
          )}
        </>
      }
    >
      <p>{words.words(face.sparring, character?.name ?? null)}</p>
      {state === "broken" && <p role="alert">{words.broken}</p>}
      <div className="simulation__progress">
        <Meter label={words.progress} value={done} max={MATCHES} />
        <span className="num" data-testid="simulated">
          {words.running(done, MATCHES)}
        </span>
      </div>
      {report && <SimulationTable face={face} report={report} />}
    </Dialog>
  );
}
