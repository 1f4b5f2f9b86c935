import { accept, canonical, refuse, sha256Hex, same } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { apply } from "./apply.ts";
import type { Step } from "./apply.ts";
import { parseMove, parseSetup } from "./parse.ts";
import type { Ending, Move, Setup, State } from "./shape.ts";
import { startRun } from "./start.ts";

export const RUN_GAME = "clans-campaign";
/** The shape of run files, raised when the file changes and not the rules. */
export const RUN_FORMAT = 1;
/** Raised whenever an old run would go differently, or a battle of it: so also with the field's. */
export const RUN_RULES = 4;

/** One move of a run; `link` is the beginning of the chain after it. */
export interface RunEntry {
  readonly move: Move;
  readonly link: string;
}

/** A whole run as a file: its set-up, and all that was done, the battles in it as their own records. */
export interface RunRecord {
  readonly format: number;
  readonly game: string;
  readonly rules: number;
  readonly setup: Setup;
  readonly ending: Ending | null;
  readonly hash: string;
  readonly inputs: readonly RunEntry[];
}

/** A run being written down. */
export interface RunJournal {
  readonly setup: Setup;
  readonly inputs: readonly RunEntry[];
  readonly chain: string;
  readonly state: State;
}

/** A journal, and what was told on the way to it. */
export interface RunPage extends Pick<Step, "events"> {
  readonly journal: RunJournal;
}

export function openRun(setup: Setup): RunPage {
  const { state, events } = startRun(setup);
  const header = { format: RUN_FORMAT, game: RUN_GAME, rules: RUN_RULES, setup };
  return { journal: { setup, inputs: [], chain: sha256Hex(canonical(header)), state }, events };
}

/** Takes one move into the journal, or refuses it. The one door into a run: only here raw moves are read. */
export function appendMove(journal: RunJournal, raw: unknown): Result<RunPage> {
  const parsed = parseMove(raw);
  if (!parsed.ok) return parsed;
  const move = parsed.value;
  const step = apply(journal.state, move);
  if (!step.ok) return step;
  const { state, events } = step.value;
  const chain = sha256Hex(`${journal.chain}\n${canonical(told(move))}\n${canonical(state)}`);
  const inputs = [...journal.inputs, { move, link: chain.slice(0, 16) }];
  return accept({ journal: { ...journal, inputs, chain, state }, events });
}

/** A battle's record holds by its own hash: the run's chain takes that in. */
const told = (move: Move): unknown =>
  move.kind === "fight" || move.kind === "retreat"
    ? { kind: move.kind, battle: move.record.hash }
    : move;

export const runRecordOf = ({ setup, inputs, chain, state }: RunJournal): RunRecord => ({
  format: RUN_FORMAT,
  game: RUN_GAME,
  rules: RUN_RULES,
  setup,
  ending: state.ending,
  hash: chain,
  inputs,
});

/** Every page of a recorded run, the opening first; ends after the first that cannot be turned. */
export function* turnRun(record: RunRecord): Generator<Result<RunPage>> {
  let page = reopen(record);
  yield page;
  for (const [index, { move }] of record.inputs.entries()) {
    if (!page.ok) return;
    page = appendMove(page.value.journal, move);
    if (!page.ok)
      page = refuse(page.refusal.code, `Move ${index + 1} breaks the run: ${page.refusal.words}`);
    yield page;
  }
}

function reopen({ format, game, rules, setup }: RunRecord): Result<RunPage> {
  if (game !== RUN_GAME || format !== RUN_FORMAT)
    return refuse(
      "bad-record",
      `This is no run of format ${RUN_FORMAT}, but '${game}' of format ${format}.`,
    );
  if (rules !== RUN_RULES)
    return refuse(
      "other-rules",
      `This run was made under rules ${rules} of the campaign; here are rules ${RUN_RULES}.`,
    );
  const parsed = parseSetup(setup);
  if (!parsed.ok) return parsed;
  return same(parsed.value, setup)
    ? accept(openRun(parsed.value))
    : refuse("bad-setup", "The set-up of the run is not the one it was played with.");
}

/** What a run's record proves: every move and every battle in it follows the rules from its seed, and nothing was changed. */
export function verifyRun(record: RunRecord): Result<RunJournal> {
  const steps = verifySteps(record);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same page by page, for whoever wants to rest between them, or to hear what they tell. */
export function* verifySteps(record: RunRecord): Generator<RunPage, Result<RunJournal>> {
  let end: Result<RunJournal> = refuse("empty", "There is nothing to play.");
  for (const page of turnRun(record)) {
    if (!page.ok) return page;
    const { journal } = page.value;
    const at = journal.inputs.length;
    if (at > 0 && journal.inputs[at - 1]!.link !== record.inputs[at - 1]!.link)
      return refuse(
        "broken-chain",
        `Move ${at} breaks the chain: it, or something before it, was changed.`,
      );
    end = accept(journal);
    yield page.value;
  }
  if (!end.ok) return end;
  if (!same(end.value.state.ending, record.ending))
    return refuse("wrong-ending", "The ending in the record is not the one the run leads to.");
  return end.value.chain === record.hash
    ? end
    : refuse("broken-chain", "The header breaks the chain: it was changed, or the final hash was.");
}
