import { runRecordOf, writeRun } from "@holmgang/campaign";
import { writeText } from "@holmgang/kernel";
import { toast } from "../look/toasts.tsx";
import { ask } from "../web/http.ts";
import { battleRecord } from "./battle.ts";
import { forgetRun, run } from "./run-store.ts";
import type { ToldRun } from "./told-run.ts";

/** Why a run stays here is said once. */
let hasSaid = false;

/** Sends the run of this browser to the account it now belongs to, battle and all; null if there is none, or it stays here. */
export async function bringRun(): Promise<ToldRun | null> {
  const journal = run.get();
  if (!journal) return null;
  const battle = battleRecord(journal);
  const told = await ask<ToldRun>("POST", "/api/runs/bring", {
    run: writeRun(runRecordOf(journal)),
    ...(battle && { battle: writeText(battle) }),
  });
  if (told.ok) {
    forgetRun();
    return told.value;
  }
  if (!hasSaid) toast({ tone: "warn", words: told.refusal.words });
  hasSaid = true;
  return null;
}
