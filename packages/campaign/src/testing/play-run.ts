import { invariant } from "@holmgang/kernel";
import { appendMove, openRun, runRecordOf } from "../record.ts";
import type { RunJournal, RunRecord } from "../record.ts";
import type { Event } from "../events.ts";
import type { Move, Setup, State } from "../shape.ts";

export interface PlayedRun {
  readonly record: RunRecord;
  readonly journal: RunJournal;
  readonly events: readonly Event[];
}

/** Plays a run to its end, or up to so many moves; `watch` sees every state on the way. */
export function playRun(
  setup: Setup,
  choose: (state: State) => Move,
  { most = 5000, watch = () => {} }: { most?: number; watch?: (state: State) => void } = {},
): PlayedRun {
  let { journal, events: opening } = openRun(setup);
  const events: Event[] = [...opening];
  watch(journal.state);
  while (journal.state.phase !== "over" && journal.inputs.length < most) {
    const page = appendMove(journal, choose(journal.state));
    invariant(page.ok, page.ok ? "" : page.refusal.words);
    ({ journal } = page.value);
    events.push(...page.value.events);
    watch(journal.state);
  }
  return { record: runRecordOf(journal), journal, events };
}
