import type { Event, RelicId } from "@holmgang/campaign";
import type { Refusal, Result } from "@holmgang/kernel";
import { playStoryCue } from "../sound/play-story-cue.ts";
import { createStore } from "../store/store.ts";
import { ask } from "../web/http.ts";
import { bringRun } from "./bring-run.ts";
import { cueOf } from "./cue-of.ts";
import type { ToldRun } from "./told-run.ts";

/** What is known of the run of an account: nothing yet, that the server is away, or how it stands. */
interface Served {
  readonly account: string | null;
  readonly status: "unknown" | "away" | "known";
  readonly run: ToldRun | null;
}

export const served = createStore<Served>({ account: null, status: "unknown", run: null });

/** Counts what this page has done to the run: what was asked before is older, whenever its answer comes. */
let deeds = 0;

const know = (run: ToldRun | null): void => served.set((now) => ({ ...now, status: "known", run }));

/** Asks how the account's run stands. One that was begun in this browser comes along. */
export async function loadServed(account: string): Promise<void> {
  if (served.get().account !== account) served.set({ account, status: "unknown", run: null });
  const before = deeds;
  const told = await ask<{ run: ToldRun | null }>("GET", "/api/runs/last");
  if (served.get().account !== account || deeds !== before) return;
  if (!told.ok) return served.set((now) => ({ ...now, status: "away" }));
  const { run } = told.value;
  know((run && run.view.phase !== "over" ? null : await bringRun()) ?? run);
}

export const beginServed = (relic: RelicId): Promise<Refusal | null> =>
  taken(ask<ToldRun>("POST", "/api/runs", { relic }));

let isBusy = false;

/** Makes a move. While one is on its way, others wait for what it leads to. */
export async function actServed({ id, seq }: ToldRun, move: object): Promise<Refusal | null> {
  if (isBusy) return null;
  isBusy = true;
  const answer = ask<ToldRun & { readonly events: readonly Event[] }>(
    "POST",
    `/api/runs/${id}/moves`,
    { seq, move },
  );
  const refusal = await taken(answer);
  isBusy = false;
  const told = await answer;
  const cue = told.ok ? cueOf(told.value.events) : null;
  if (cue) playStoryCue(cue);
  const { account } = served.get();
  // Another page was first, or an answer was lost: how things stand is asked anew.
  if (refusal && account !== null) void loadServed(account);
  return refusal;
}

async function taken(answer: Promise<Result<ToldRun>>): Promise<Refusal | null> {
  const told = await answer;
  if (!told.ok) return told.refusal;
  deeds++;
  know(told.value);
  return null;
}
