import { legal, runRecordOf, view } from "@holmgang/campaign";
import type { Move, RunJournal } from "@holmgang/campaign";
import { same } from "@holmgang/kernel";
import { useEffect, useMemo } from "react";
import { useStore } from "../store/store.ts";
import { battleRecord, goToBattle } from "./battle.ts";
import type { Playing } from "./playing.ts";
import { saveRun } from "./run/save-run.ts";
import { act, forgetRun, run } from "./run-store.ts";
import { sayNo } from "./say-no.ts";

/** The run that this browser keeps; null if there is none. A battle that is over is taken into it at once. */
export function useBrowserRun(): Playing | null {
  const journal = useStore(run);
  const playing = useMemo(() => journal && playingOf(journal), [journal]);
  const fought = journal && battleRecord(journal);
  const isOver = fought !== null && fought.outcome !== null;
  useEffect(() => {
    if (isOver) make({ kind: "fight", record: fought });
  }, [isOver, fought]);
  return isOver ? null : playing;
}

function make(move: Move): void {
  const refusal = act(move);
  if (refusal) sayNo(refusal);
}

function playingOf(journal: RunJournal): Playing {
  const { state, setup } = journal;
  const moves = legal(state);
  return {
    id: setup.seed,
    view: view(state),
    where: "browser",
    ranked: false,
    get battle() {
      if (state.phase !== "battle") return null;
      const record = battleRecord(journal);
      return {
        isBegun: record !== null,
        go: () => goToBattle(journal),
        retreat: () => record && make({ kind: "retreat", record }),
      };
    },
    can: (move) => moves.some((each) => same(each, move)),
    act: make,
    putAway: forgetRun,
    save: () => saveRun(runRecordOf(journal)),
  };
}
