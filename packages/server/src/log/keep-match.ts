import { nextBell, refuse } from "@holmgang/kernel";
import type {
  BySeat,
  Clocks,
  Host,
  Input,
  Journal,
  Outcome,
  Page,
  Result,
  Seat,
  Shape,
  Turn,
} from "@holmgang/kernel";
import type { Transaction } from "kysely";
import type { Seats } from "../ledger/stakes.ts";
import type { Database, MatchInputTable } from "../store/schema.ts";
import { copyOf, rowOf } from "./copy.ts";
import { endMatch } from "./end-match.ts";
import type { Ended } from "./finish-match.ts";
import type { Keeping } from "./keeping.ts";
import { reopen } from "./reopen.ts";
import { tellStory } from "./story.ts";

/** One node's copy of a match: its log folded into memory, and the one door for new inputs. */
export interface KeptMatch {
  readonly id: string;
  readonly host: Host;
  readonly openedAt: number;
  readonly seats: Seats;
  /** The names of the server's own bots, by seat. */
  readonly bots: Readonly<BySeat<string | null>>;
  journal(): Journal<Shape>;
  clocks(): Clocks;
  /** What its end changed, if it was this node that wrote it. */
  ended(): Ended | null;
  /** Takes an input, or refuses it. Accepted means durable: the answer comes after the commit. */
  take(input: Input, conditions?: Conditions): Promise<Result<Page<Shape>>>;
  /** Rings the bell if it is due, for every seat whose time is up. */
  ring(): Promise<void>;
  /** Reads what other nodes have appended meanwhile, if this input is not here by the time its turn comes. */
  catchUp(seq?: number): Promise<void>;
}

/** When an input counts. */
interface Conditions {
  /** The decision it answers: refused as stale if that is closed by the time its turn comes. */
  readonly decision?: number | undefined;
  /** When it happened, if that was earlier than now; then no bell comes first. */
  readonly since?: number;
  /** Asked in the transaction of an input that ends the match: if no longer true, the input is withdrawn. */
  isStillTrue?(step: Transaction<Database>): Promise<boolean>;
}

/** The rules broke down over an input: a bug in a game, never in what a player sent. */
class RulesBroke extends Error {
  override readonly name = "RulesBroke";
}

/**
 * Folds a match from its row and its log. Other nodes may keep the same match: the log decides who was first.
 * `heard` is called for every turn from now on, whoever appended it, once it is durable.
 */
export async function keepMatch(
  keeping: Keeping,
  id: string,
  heard: (turn: Turn<Shape>) => void = () => {},
): Promise<KeptMatch> {
  const opened = await reopen(keeping, id);
  const { host, openedAt, opening, outcome: known, seats, bots } = opened;
  let isFolded = false;
  let ended: Ended | null = null;
  const story = tellStory(host, opening.events);
  const copy = copyOf(host, id, opening, (turn) => {
    guarded(() => story.hear(turn.events));
    try {
      if (isFolded) heard(turn);
    } catch (error) {
      keeping.complain(error); // whoever could not be told: the match itself is well
    }
  });
  let lastTurn: Promise<unknown> = Promise.resolve();

  async function catchUp(seq = Infinity): Promise<void> {
    if (copy.journal().inputs.length > seq) return;
    const rows = await keeping.db
      .selectFrom("match_input")
      .selectAll()
      .where("match_id", "=", id)
      .where("seq", ">=", copy.journal().inputs.length)
      .orderBy("seq")
      .execute();
    for (const row of rows) guarded(() => copy.fold(row));
  }

  const tryOut = ({ input, at }: Proposal): Result<Page<Shape>> =>
    guarded(() => copy.tryOut(input, at));

  /** The input itself is not named: it may be somebody's secret, and complaints go to the log. */
  function guarded<V>(rules: () => V): V {
    try {
      return rules();
    } catch (error) {
      const { length } = copy.journal().inputs;
      throw new RulesBroke(`match ${id} broke over input ${length}`, { cause: error });
    }
  }

  /** Appends what is proposed on the newest state. If another node was first, the proposal is made anew, or dropped. */
  async function decide(
    propose: () => Proposal | null,
    isStillTrue?: Conditions["isStillTrue"],
  ): Promise<Result<Page<Shape>> | null> {
    for (let proposal = propose(); proposal; proposal = propose()) {
      const page = tryOut(proposal);
      if (!page.ok) return page;
      if (copy.isTryingTooOften(proposal.input, page.value)) return tooOften();
      const fate = await append(page.value, isStillTrue);
      if (fate === "withdrawn") return null;
      if (fate === "over") {
        await endAsKnown();
        return refuse("match-over", "The match is over.");
      }
      if (fate === "appended") {
        copy.turn(page.value);
        return page;
      }
      await catchUp();
    }
    return null;
  }

  /** What became of the input on this page: durable with all that follows from it, too late, or taken back. */
  async function append(
    page: Page<Shape>,
    isStillTrue: Conditions["isStillTrue"],
  ): Promise<"appended" | "late" | "withdrawn" | "over"> {
    const row = rowOf(id, page.journal);
    const outcome = host.outcome(page.journal.position);
    if (!outcome) return (await keeping.log.append(row)) ? "appended" : "late";
    const fate = await end(page, { last: row, outcome }, isStillTrue);
    return fate === "ended" ? "appended" : fate;
  }

  async function end(
    { journal, events }: Page<Shape>,
    { last, outcome }: { last: MatchInputTable | null; outcome: Outcome },
    isStillTrue?: Conditions["isStillTrue"],
  ): Promise<"ended" | "late" | "withdrawn" | "over"> {
    const { mode, rated, uncounted } = opened;
    const { settings } = journal.header.config;
    const pay = { settings, state: journal.position.state, uncounted };
    const told = { story: story.whole(events, outcome), at: keeping.now() };
    const over = { id, seats, host, mode, rated, last, outcome, ...told, ...pay };
    const fate = await endMatch(keeping, over, isStillTrue);
    if (fate.fate === "ended") ended = fate;
    return fate.fate;
  }

  /** Another node ended it without an input. */
  async function endAsKnown(): Promise<void> {
    const { outcome } = await reopen(keeping, id);
    if (outcome) copy.end(outcome);
  }

  /** The bell of the newest state, if it is due. Its own time counts: however late it is noticed, it is the same input. */
  function dueBell(): Proposal | null {
    const bell = nextBell(copy.clocks());
    const input = bell?.inputs[0];
    if (!bell || !input || bell.at > keeping.now() - openedAt) return null;
    return { input, at: bell.at };
  }

  /** What comes after the bell comes too late, also if nobody has heard the bell yet. */
  async function ringAll(): Promise<void> {
    while ((await decide(dueBell))?.ok);
  }

  /**
   * Whether an answer to this decision may be tried; a match that is over says so itself. Only one's own: whether the
   * rival's question is still open must not make a difference.
   */
  const isOpen = (input: Input, decision: number | undefined): boolean =>
    decision === undefined ||
    host.outcome(copy.journal().position) !== null ||
    copy.clocks().running.some(({ id: open, seat }) => open === decision && isBy(input, seat));

  /** Why an answer counts for nothing: its question is closed, or its seat is asked nothing at all. */
  const closed = (input: Input) =>
    copy.clocks().running.some(({ seat }) => isBy(input, seat))
      ? refuse("stale", "That question is closed.")
      : refuse("not-your-decision", "You have nothing to decide now.");

  /** A match whose rules break down is void: its log stays as it is, and the process goes on. */
  async function voidAfter(error: RulesBroke): Promise<void> {
    keeping.complain(error);
    if (known) return;
    const page = { journal: copy.journal(), events: [] };
    if ((await end(page, { last: null, outcome: VOID })) === "ended") copy.end(VOID);
    else await endAsKnown();
  }

  /** One at a time: what is decided must not change before it is appended. */
  function inTurn<V>(work: () => Promise<V>): Promise<V> {
    const next = lastTurn.then(work).catch(async (error: unknown) => {
      if (error instanceof RulesBroke) await voidAfter(error);
      throw error;
    });
    lastTurn = next.catch(() => undefined);
    return next;
  }

  if (!opened.isNew)
    await inTurn(catchUp).catch((error: unknown) => {
      if (!(error instanceof RulesBroke)) throw error;
    });
  if (known && !host.outcome(copy.journal().position)) copy.end(known);
  isFolded = true;
  return {
    id,
    host,
    openedAt,
    seats,
    bots,
    journal: copy.journal,
    clocks: copy.clocks,
    ended: () => ended,
    take: (input, { decision, since, isStillTrue } = {}) =>
      inTurn(async () => {
        if (since === undefined) await ringAll();
        const at = () => (since ?? keeping.now()) - openedAt;
        const page = await decide(
          () => (isOpen(input, decision) ? { input, at: at() } : null),
          isStillTrue,
        );
        return page ?? closed(input);
      }),
    ring: () => inTurn(ringAll),
    catchUp: (seq) => inTurn(() => catchUp(seq)),
  };
}

const VOID = { result: "void", reason: "error" } as const;
const isBy = (input: Input, seat: Seat): boolean => !("seat" in input) || input.seat === seat;

const tooOften = () =>
  refuse("too-many-tries", "You have changed your mind often enough: decide this one now.");

/** An input that somebody wants in the log, and when it happened. */
type Proposal = { readonly input: Input; readonly at: number };
