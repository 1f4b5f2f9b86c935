import { appendMove, openRun, verifyRun, readRun } from "@holmgang/campaign";
import type { RunJournal, Setup } from "@holmgang/campaign";
import { seededRng } from "@holmgang/kernel";
import type { Store, StorePlace } from "@holmgang/server";
import { runFile } from "../../packages/server/src/runs/run-page.ts";
import { openCampaigner } from "./campaigner.ts";
import type { Diary } from "./campaigner.ts";
import type { Fault } from "./faults.ts";
import { inTime } from "./in-time.ts";
import { startNodes } from "./nodes.ts";
import type { Verdict } from "./verdict.ts";
import { newNamed, withStore } from "./with-store.ts";

/** Campaigners of one database whose servers are killed in their battles and shops. */
interface CampaignTrial {
  readonly place: StorePlace;
  readonly nodes: number;
  readonly fault: Fault;
  readonly kills: number;
  readonly campaigners: number;
  readonly seed: string;
  /** Told after every kill. */
  killed(): void;
}

/** A kill comes at most this long after something was sent. */
const KILL_WITHIN_MS = 30;
const AIM_ONE_IN = 12;

/** Kills servers while runs are led and their battles fought; then every move is looked for, and every run is played again. */
export async function tryCampaign(trial: CampaignTrial): Promise<Verdict> {
  const rng = seededRng(trial.seed);
  const people = await withStore(trial.place, (store) => admit(store, trial.campaigners));
  const nodes = await startNodes({ ...trial, withinMs: KILL_WITHIN_MS });
  const { addresses } = nodes;
  const aim = (address: string): void => {
    if (rng.below(AIM_ONE_IN) === 0) nodes.answered(address);
  };
  const campaigners = people.map(({ token, diary }, index) =>
    openCampaigner({
      addresses,
      token,
      rng: seededRng(`${trial.seed} campaigner ${index}`),
      diary,
      aim,
    }),
  );
  const diaries = people.map(({ diary }) => diary);
  try {
    for (let kill = 0; kill < trial.kills; kill++) {
      await nodes.strikeOne(rng);
      trial.killed();
    }
    await inTime(
      "a campaigner did not come to an end",
      Promise.all(campaigners.map((retire) => retire())),
    );
  } catch (error) {
    diaries[0]?.complaints.push(String(error));
  }
  await nodes.end();
  return withStore(trial.place, (store) => judge(store, diaries));
}

const admit = (store: Store, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { account, token } = await newNamed(store);
      const diary: Diary = { account, moves: [], blows: [], complaints: [] };
      return { token, diary };
    }),
  );

/** Whether all that was answered is in the logs, and every run is where its log leads. */
async function judge({ db }: Store, diaries: readonly Diary[]): Promise<Verdict> {
  const inputs = await db.selectFrom("run_input").select(["run_id", "seq", "move"]).execute();
  const moves = new Map(inputs.map(({ run_id, seq, move }) => [`${run_id} ${seq}`, move]));
  const log = await db.selectFrom("match_input").select(["match_id", "input"]).execute();
  const blows = new Set(log.map(({ match_id, input }) => `${match_id} ${moveIn(input)}`));
  const kindOf = (move: string | undefined): string | null =>
    move === undefined ? null : (JSON.parse(move) as { kind: string }).kind;
  const lost = diaries.flatMap((diary) => [
    ...diary.moves
      .filter(({ run, seq, kind }) => kindOf(moves.get(`${run} ${seq}`)) !== kind)
      .map(({ run, seq, kind }) => `move ${seq} of run ${run}, ${kind}`),
    ...diary.blows
      .filter(({ match, move }) => !blows.has(`${match} ${move}`))
      .map(({ match, move }) => `${move} in match ${match}`),
  ]);
  const wrong = diaries.flatMap(({ complaints }) => complaints);
  const matches = await db.selectFrom("match").select("id").execute();
  return {
    matches: matches.length,
    acknowledged: diaries.reduce(
      (sum, { moves: own, blows: hit }) => sum + own.length + hit.length,
      0,
    ),
    lost,
    unhappened: [],
    wrong: [...wrong, ...(await auditRuns(db))],
  };
}

function moveIn(input: string): string {
  const { move } = JSON.parse(input) as { move?: unknown };
  return JSON.stringify(move);
}

/** Runs that do not stand where their moves lead, battles and all. */
async function auditRuns(db: Store["db"]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { id, setup, chain, seq, ended_at } of await db
    .selectFrom("run")
    .selectAll()
    .execute()) {
    const log = await db
      .selectFrom("run_input")
      .select("move")
      .where("run_id", "=", id)
      .orderBy("seq")
      .execute();
    const end = folded(
      JSON.parse(setup) as Setup, // written by the server
      log.map(({ move }) => JSON.parse(move) as unknown),
    );
    if (typeof end === "string") wrong.push(`run ${id}: ${end}`);
    else if (end.chain !== chain || log.length !== seq)
      wrong.push(`run ${id} is elsewhere than its log`);
    if (ended_at === null) continue;
    const file = await runFile(db, id);
    const record = file.ok ? readRun(file.value) : file;
    const verified = record.ok ? verifyRun(record.value) : record;
    if (!verified.ok) wrong.push(`run ${id} does not verify: ${verified.refusal.words}`);
  }
  return wrong;
}

function folded(setup: Setup, moves: readonly unknown[]): RunJournal | string {
  let { journal } = openRun(setup);
  for (const move of moves) {
    const page = appendMove(journal, move);
    if (!page.ok) return page.refusal.words;
    ({ journal } = page.value);
  }
  return journal;
}
