import { setImmediate } from "node:timers/promises";
import { battleOf, verifySteps, readRun } from "@holmgang/campaign";
import type { BattleMatch, RunJournal, RunRecord, State } from "@holmgang/campaign";
import { accept, inputOf, readRecord, refuse, same } from "@holmgang/kernel";
import type { Host, Journal, MatchRecord, Result, Shape } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import { withAccount } from "../accounts/account.ts";
import { rowOf } from "../log/copy.ts";
import type { Node } from "../node/node.ts";
import type { Database } from "../store/schema.ts";
import { insertRun, isUnderway, underway } from "./begin-run.ts";
import { openBattle } from "./open-battle.ts";
import { finishedBy } from "./run-row.ts";
import type { RunRow } from "./run-row.ts";

/** A run that was played in a browser, and the battle it is in, both as files. */
export interface BroughtRun {
  readonly run: string;
  readonly battle?: string;
}

/**
 * Takes in a run that was begun without a name: it goes on here. Its record proves that it kept the rules, and not who
 * moved for the enemy: so it is not ranked.
 */
export async function bringRun(
  node: Pick<Node, "db" | "now" | "hostOf">,
  account: string,
  brought: BroughtRun,
): Promise<Result<RunRow>> {
  const record = readRun(brought.run);
  if (!record.ok) return record;
  const checked = await check(record.value);
  if (!checked.ok) return checked;
  const { journal, encounters } = checked.value;
  const battle = battleOf(journal.state);
  const fought = battle && fieldOf(node, battle, brought.battle ?? null);
  return withAccount(node.db, account, async (step) => {
    if (await isUnderway(step, account)) return underway();
    const now = node.now();
    const row = await insertRun(step, journal, { account, ranked: false, now });
    await insertInputs(step, row.id, record.value, now);
    const match = battle && (await openBattle(step, { run: row.id, account, battle }, now));
    if (match && fought) await insertFought(step, match, fought);
    return accept(
      await step
        .updateTable("run")
        .set({ seq: record.value.inputs.length, encounters, match_id: match })
        .where("id", "=", row.id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
  });
}

/** Battle after battle is fought again; in between others have their turn. */
async function check(
  record: RunRecord,
): Promise<Result<{ journal: RunJournal; encounters: number }>> {
  const pages = verifySteps(record);
  let encounters = 0;
  let last: State | null = null;
  for (;;) {
    const { done, value } = pages.next();
    if (done) return value.ok ? accept({ journal: value.value, encounters }) : value;
    const { state } = value.journal;
    if (last) encounters += finishedBy(last, state);
    last = state;
    await setImmediate();
  }
}

/** The battle at hand as far as it was fought; null where its file is of another, or is none: then it begins anew. */
function fieldOf(
  { hostOf }: Pick<Node, "hostOf">,
  { config, seed }: BattleMatch,
  text: string | null,
): readonly Journal<Shape>[] | null {
  const record = text === null ? refuse("none", "") : readRecord(text);
  if (!record.ok || record.value.seed !== seed || !same(record.value.config, config)) return null;
  return foughtSoFar(hostOf(record.value.game), record.value);
}

/** A journal after every input; those that end it are for the table here. */
function foughtSoFar(host: Host, record: MatchRecord): readonly Journal<Shape>[] {
  const opened = host.parseConfig(record.config);
  if (!opened.ok) return [];
  const journals: Journal<Shape>[] = [];
  let { journal } = host.openJournal(opened.value, record.seed);
  for (const entry of record.inputs) {
    const page = host.append(journal, 0, inputOf(entry));
    if (!page.ok || host.outcome(page.value.journal.position)) break;
    ({ journal } = page.value);
    journals.push(journal);
  }
  return journals;
}

async function insertInputs(
  step: Transaction<Database>,
  run: string,
  { inputs }: RunRecord,
  now: number,
): Promise<void> {
  for (const [seq, { move, link }] of inputs.entries())
    await step
      .insertInto("run_input")
      .values({ run_id: run, seq, at: String(now), move: JSON.stringify(move), link })
      .execute();
}

async function insertFought(
  step: Transaction<Database>,
  match: string,
  fought: readonly Journal<Shape>[],
): Promise<void> {
  for (const journal of fought)
    await step.insertInto("match_input").values(rowOf(match, journal)).execute();
}
