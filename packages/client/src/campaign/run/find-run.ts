import { readRun, runRecordOf } from "@holmgang/campaign";
import type { RunRecord } from "@holmgang/campaign";
import { accept, refuse } from "@holmgang/kernel";
import type { Refusal, Result } from "@holmgang/kernel";
import { text } from "../../text/text.ts";
import { run } from "../run-store.ts";
import { runText } from "./text.ts";

/** The run kept in this browser, as an address names it. */
export const HERE = "here";

/** The record of a run: this browser's, or by its id one that is over on the server. */
export async function findRun(id: string): Promise<Result<RunRecord>> {
  if (id !== HERE) return serverRun(id);
  const journal = run.get();
  return journal ? accept(runRecordOf(journal)) : refuse("no-such-run", runText.noneWords);
}

async function serverRun(id: string): Promise<Result<RunRecord>> {
  try {
    const response = await fetch(`/api/runs/${encodeURIComponent(id)}/record`);
    const answer = await response.text();
    if (response.ok) return readRun(answer);
    const { code, words } = JSON.parse(answer) as Refusal; // how the server says no
    return refuse(code, words);
  } catch {
    return refuse("offline", text.online.away);
  }
}
