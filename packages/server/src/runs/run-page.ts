import { RUN_FORMAT, RUN_GAME, writeRun } from "@holmgang/campaign";
import type { Move, RunRecord } from "@holmgang/campaign";
import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { noSuchRun } from "./play-run.ts";
import { findRun, journalOf } from "./run-row.ts";
import type { RunRow } from "./run-row.ts";

/** What everybody may know of a run that is over. */
export interface RunPage {
  readonly id: string;
  readonly nickname: string;
  readonly rules: number;
  readonly ranked: boolean;
  readonly won: boolean;
  readonly act: number;
  readonly encounters: number;
  readonly hp: number;
  readonly points: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
}

export async function runPage(db: Kysely<Database>, id: string): Promise<Result<RunPage>> {
  const over = await runOver(db, id);
  if (!over.ok) return over;
  const { account_id, rules, ranked, won, act, encounters, hp, points, ...row } = over.value;
  const { nickname } = await db
    .selectFrom("account")
    .select("nickname")
    .where("id", "=", account_id)
    .executeTakeFirstOrThrow();
  const times = { startedAt: Number(row.started_at), endedAt: Number(row.ended_at) };
  return accept({ id, nickname, rules, ranked, won, act, encounters, hp, points, ...times });
}

/** The whole run as a file: its seed is no secret any more. */
export async function runFile(db: Kysely<Database>, id: string): Promise<Result<string>> {
  const over = await runOver(db, id);
  if (!over.ok) return over;
  const { setup, state, chain } = journalOf(over.value);
  const log = await db
    .selectFrom("run_input")
    .select(["move", "link"])
    .where("run_id", "=", id)
    .orderBy("seq")
    .execute();
  const record: RunRecord = {
    format: RUN_FORMAT,
    game: RUN_GAME,
    rules: over.value.rules,
    setup,
    ending: state.ending,
    hash: chain,
    inputs: log.map(({ move, link }) => ({ move: JSON.parse(move) as Move, link })), // written by this program
  };
  return accept(writeRun(record));
}

/** Of a run that goes on nothing is told: its seed is what it has in store. */
async function runOver(db: Kysely<Database>, id: string): Promise<Result<RunRow>> {
  const row = await findRun(db, id);
  if (!row) return noSuchRun();
  return row.ended_at === null ? refuse("run-not-over", "The run is not over.") : accept(row);
}
