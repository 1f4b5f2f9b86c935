import { appendMove, legal, openRun, runRecordOf, view } from "@holmgang/campaign";
import type { Event, Move, RunJournal, RunRecord, Setup } from "@holmgang/campaign";
import { invariant } from "@holmgang/kernel";
import { fight } from "./fight.ts";
import type { Fighters } from "./fight.ts";
import { resultOf } from "./summarise-runs.ts";
import type { RunResult } from "./summarise-runs.ts";

/** Who plays which run. */
interface RunPlan extends Fighters {
  readonly setup: Setup;
}

/** Plays a whole run: choices by its player, battles by bots, the enemy at the level of its difficulty. */
export function playCampaign(plan: RunPlan): { record: RunRecord; result: RunResult } {
  let { journal, events: opening } = openRun(plan.setup);
  const events: Event[] = [...opening];
  let where = "camp";
  while (journal.state.phase !== "over") {
    where = journal.state.current?.kind ?? "camp";
    const page = appendMove(journal, nextMove(journal, plan));
    invariant(page.ok, page.ok ? "" : page.refusal.words);
    ({ journal } = page.value);
    events.push(...page.value.events);
    invariant(journal.inputs.length < LIMIT, `a run took ${LIMIT} moves and goes on`);
  }
  return { record: runRecordOf(journal), result: resultOf(journal, events, where) };
}

const LIMIT = 10_000;

function nextMove({ state }: RunJournal, plan: RunPlan): Move {
  return state.battle ? fight(state, plan) : plan.player.choose(view(state), legal(state));
}
