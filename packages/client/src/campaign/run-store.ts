import { appendMove, openRun, RUN_RULES } from "@holmgang/campaign";
import type { Move, RunJournal, Setup } from "@holmgang/campaign";
import type { Refusal } from "@holmgang/kernel";
import { forget, read, write } from "../store/browser-storage.ts";
import { playStoryCue } from "../sound/play-story-cue.ts";
import { createStore } from "../store/store.ts";
import { cueOf } from "./cue-of.ts";

const KEY = "run";

/** A run as this browser keeps it: folded, so that it goes on at once. */
interface KeptRun {
  readonly rules: number;
  readonly journal: RunJournal;
}

/** What was begun under other rules cannot go on. */
function kept(): RunJournal | null {
  const found = read<KeptRun>(KEY);
  return found?.rules === RUN_RULES ? found.journal : null;
}

/** Whether there is a run that cannot go on. */
export const isOlder = (): boolean => read<KeptRun>(KEY) !== null && kept() === null;

/** The run of whoever plays without an account; null before there is one. */
export const run = createStore<RunJournal | null>(kept());

// Another page of this browser may play the same run: both stand where it was left last.
addEventListener("storage", () => run.set(kept()));

/** Whether the browser kept it. */
function keep(journal: RunJournal): boolean {
  run.set(journal);
  return write(KEY, { rules: RUN_RULES, journal } satisfies KeptRun);
}

export const beginRun = (setup: Setup): boolean => keep(openRun(setup).journal);

/** Makes a move; what the rules have against it, or null. */
export function act(move: Move): Refusal | null {
  const journal = run.get();
  if (!journal) return { code: "no-run", words: "There is no run to go on with." };
  const page = appendMove(journal, move);
  if (!page.ok) return page.refusal;
  keep(page.value.journal);
  const cue = cueOf(page.value.events);
  if (cue) playStoryCue(cue);
  return null;
}

export function forgetRun(): void {
  forget(KEY);
  run.set(null);
}
