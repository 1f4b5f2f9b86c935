import {
  inputOf,
  invariant,
  nextBell,
  parseInput,
  refuse,
  runClocks,
  startClocks,
} from "@holmgang/kernel";
import type { Clocks, Input, Journal, Page, Result, Shape } from "@holmgang/kernel";
import type { MatchInputTable } from "../store/schema.ts";
import { finishMatch } from "./finish-match.ts";
import type { Keeping } from "./keeping.ts";
import { reopen } from "./reopen.ts";

/** After every so many inputs the chain goes into the log as well, and is compared when the log is folded. */
const CHAIN_EVERY = 32;

/** One node's copy of a match: its log folded into memory, and the one door for new inputs. */
export interface KeptMatch {
  readonly id: string;
  journal(): Journal<Shape>;
  clocks(): Clocks;
  /**
   * Takes an input, or refuses it. Accepted means durable: the answer comes after the commit. An input that answers a
   * decision names it, and is refused as stale if that question is closed by the time its turn comes.
   */
  take(input: Input, decision?: number): Promise<Result<Page<Shape>>>;
  /** Rings the bell if it is due, for every seat whose time is up. */
  ring(): Promise<void>;
}

/** Folds a match from its row and its log. Other nodes may keep the same match: the log decides who was first. */
export async function keepMatch(keeping: Keeping, id: string): Promise<KeptMatch> {
  const { host, openedAt, opening } = await reopen(keeping, id);
  let { journal } = opening;
  let clocks = startClocks(host.decisions(journal.position), 0);
  let turn: Promise<unknown> = Promise.resolve();

  const fold = (page: Page<Shape>, at: number, input: Input): void => {
    ({ journal } = page);
    clocks = runClocks(clocks, at, input, host.decisions(journal.position));
  };

  /** Reads what other nodes have appended meanwhile. */
  async function catchUp(): Promise<void> {
    const rows = await keeping.db
      .selectFrom("match_input")
      .selectAll()
      .where("match_id", "=", id)
      .where("seq", ">=", journal.inputs.length)
      .orderBy("seq")
      .execute();
    for (const row of rows) foldRow(row);
  }

  function foldRow({ seq, at, input: text, chain }: MatchInputTable): void {
    const input = parseInput(JSON.parse(text));
    invariant(
      input.ok && seq === journal.inputs.length,
      `input ${seq} of match ${id} is in its place`,
    );
    const page = host.append(journal, Number(at), input.value);
    invariant(
      page.ok,
      page.ok ? "" : `input ${seq} of match ${id} cannot be replayed: ${page.refusal.words}`,
    );
    fold(page.value, Number(at), input.value);
    invariant(
      chain === null || chain === journal.chain,
      `match ${id} folds to another state than it was played in (input ${seq})`,
    );
  }

  /** Appends what is proposed on the newest state. If another node was first, the proposal is made anew, or dropped. */
  async function decide(propose: () => Proposal | null): Promise<Result<Page<Shape>> | null> {
    for (let proposal = propose(); proposal; proposal = propose()) {
      const at = Math.max(proposal.at, journal.inputs.at(-1)?.at ?? 0);
      const page = host.append(journal, at, proposal.input);
      if (!page.ok) return page;
      if (await appended(page.value.journal)) {
        fold(page.value, at, proposal.input);
        return page;
      }
      await catchUp();
    }
    return null;
  }

  /** True once the newest input of this journal is durable, with all that follows from it. */
  function appended(next: Journal<Shape>): Promise<boolean> {
    const row = rowOf(id, next);
    const outcome = host.outcome(next.position);
    return outcome
      ? keeping.log.appendLast(row, (step) => finishMatch(step, id, outcome))
      : keeping.log.append(row);
  }

  /** The bell of the newest state, if it is due. Its own time counts: however late it is noticed, it is the same input. */
  function dueBell(): Proposal | null {
    const bell = nextBell(clocks);
    const seat = bell?.seats[0];
    if (!bell || seat === undefined || bell.at > keeping.now() - openedAt) return null;
    return { input: { kind: "expire", seat }, at: bell.at };
  }

  /** What comes after the bell comes too late, also if nobody has heard the bell yet. */
  async function ringAll(): Promise<void> {
    while ((await decide(dueBell))?.ok);
  }

  /** Whether an answer to this decision may be tried; a match that is over says so itself. */
  const isOpen = (decision: number | undefined): boolean =>
    decision === undefined ||
    host.outcome(journal.position) !== null ||
    clocks.running.some((clock) => clock.id === decision);

  /** One at a time: what is decided must not change before it is appended. */
  function inTurn<V>(work: () => Promise<V>): Promise<V> {
    const next = turn.then(work);
    turn = next.catch(() => undefined);
    return next;
  }

  await catchUp();
  return {
    id,
    journal: () => journal,
    clocks: () => clocks,
    take: (input, decision) =>
      inTurn(async () => {
        await ringAll();
        const page = await decide(() =>
          isOpen(decision) ? { input, at: keeping.now() - openedAt } : null,
        );
        return page ?? refuse("stale", "That question is closed.");
      }),
    ring: () => inTurn(ringAll),
  };
}

/** An input that somebody wants in the log, and when it happened. */
interface Proposal {
  readonly input: Input;
  readonly at: number;
}

/** The last input of a journal as a row. */
function rowOf(id: string, { inputs, chain }: Journal<Shape>): MatchInputTable {
  const entry = inputs.at(-1)!;
  const seat = "seat" in entry ? entry.seat : null;
  const isMilestone = inputs.length % CHAIN_EVERY === 0;
  return {
    match_id: id,
    seq: inputs.length - 1,
    at: String(entry.at),
    seat,
    input: JSON.stringify(inputOf(entry)),
    chain: isMilestone ? chain : null,
  };
}
