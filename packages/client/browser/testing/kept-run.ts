import { appendMove, openRun, parseSetup, RUN_RULES } from "@holmgang/campaign";
import type { RunJournal, State } from "@holmgang/campaign";
import { QUICK, randomMove } from "@holmgang/campaign/testing";
import { invariant, seededRng } from "@holmgang/kernel";

/** A run that somebody has left: played by any moves until it stands as wanted. */
export function keptRun(
  seed: string,
  isWanted: (state: State) => boolean,
): { readonly run: { readonly rules: number; readonly journal: RunJournal } } {
  const setup = parseSetup({ seed, settings: { ...QUICK, startGold: 180 } });
  invariant(setup.ok, setup.ok ? "" : setup.refusal.words);
  const rng = seededRng(`player of ${seed}`);
  let { journal }: { journal: RunJournal } = openRun(setup.value);
  while (!isWanted(journal.state)) {
    invariant(journal.state.phase !== "over", `the run ${seed} never stands as wanted`);
    const page = appendMove(journal, randomMove(journal.state, rng));
    invariant(page.ok, page.ok ? "" : page.refusal.words);
    ({ journal } = page.value);
  }
  return { run: { rules: RUN_RULES, journal } };
}
