import { legal, view } from "@holmgang/campaign";
import type { Move, RunJournal, View } from "@holmgang/campaign";
import { same } from "@holmgang/kernel";
import { useMemo } from "react";
import { toast } from "../look/toasts.tsx";
import { useStore } from "../store/store.ts";
import { act, run } from "./run-store.ts";

/** A run as its screens know it: what can be seen, what can be done, and doing it. */
export interface Playing {
  readonly view: View;
  readonly journal: RunJournal;
  can(move: Move): boolean;
  /** Does it, or says why not. */
  act(move: Move): void;
}

/** The run that is being played here; null if there is none. */
export function useRun(): Playing | null {
  const journal = useStore(run);
  return useMemo(() => {
    if (!journal) return null;
    const moves = legal(journal.state);
    return {
      journal,
      view: view(journal.state),
      can: (move) => moves.some((each) => same(each, move)),
      act(move) {
        const refusal = act(move);
        if (refusal) toast({ tone: "warn", words: refusal.words });
      },
    };
  }, [journal]);
}
