import type { RunJournal, Setup, State } from "@holmgang/campaign";
import { legacyPoints, RUN_RULES } from "@holmgang/campaign";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../store/schema.ts";
import type { RunTable } from "../store/run-tables.ts";

export type RunRow = Selectable<RunTable>;

/** The run an account plays, or the last that it has played under these rules. */
export const lastRun = (db: Kysely<Database>, account: string): Promise<RunRow | undefined> =>
  db
    .selectFrom("run")
    .selectAll()
    .where("account_id", "=", account)
    .where("rules", "=", RUN_RULES)
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export const findRun = (db: Kysely<Database>, id: string): Promise<RunRow | undefined> =>
  db.selectFrom("run").selectAll().where("id", "=", id).executeTakeFirst();

/** A run as the rules know it; what led there is left in the log. */
export const journalOf = ({ setup, state, chain }: RunRow): RunJournal => ({
  // Both were written by this program.
  setup: JSON.parse(setup) as Setup,
  state: JSON.parse(state) as State,
  chain,
  inputs: [],
});

/** What a run's row says of where it stands. */
export const standingOf = (
  { setup, state, chain }: RunJournal,
  now: number,
): Pick<
  RunRow,
  "rules" | "setup" | "state" | "chain" | "won" | "act" | "hp" | "points" | "ended_at"
> => ({
  rules: RUN_RULES,
  setup: JSON.stringify(setup),
  state: JSON.stringify(state),
  chain,
  won: state.ending?.result === "won",
  act: state.act,
  hp: state.hp,
  points: legacyPoints(state.legacy),
  ended_at: state.ending ? String(now) : null,
});

/** Encounters that a move has finished: an act counts its own from nothing. */
export const finishedBy = (before: State, after: State): number =>
  after.act === before.act ? after.n - before.n : after.n;
