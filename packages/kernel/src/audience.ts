import { same } from "./canonical.ts";
import type { Clocks } from "./clock.ts";
import type { Decision, Game, Outcome, Shape } from "./game.ts";
import { decisions, outcome } from "./match.ts";
import type { Viewer } from "./seat.ts";
import type { Moment, Turn } from "./turn.ts";

/** An open question as it is told. */
export interface Asked extends Decision {
  /** Null without a limit, and while the match is paused. */
  readonly deadline: number | null;
  /** Of a question that draws on its seat's bank. */
  readonly bank?: Bank;
}

/** What a seat has for all the questions that draw on its bank. */
export interface Bank {
  /** All of it, as the match began. */
  readonly ms: number;
  /** What was left when the question's clock started, or last stood still. */
  readonly leftMs: number;
  /** When nothing is left; null while the match is paused. */
  readonly deadline: number | null;
}

/** What a viewer is told: what it heard, what it sees now, what it is asked and what others are asked in the open. */
export interface Update<T extends Shape> {
  readonly events: readonly T["event"][];
  readonly view: T["view"];
  /** The viewer's own open decisions. */
  readonly decisions: readonly Asked[];
  /** Public decisions of seats that are not the viewer's; of any other nobody is told whether the rival still thinks. */
  readonly others: readonly Asked[];
  readonly outcome: Outcome | null;
}

/** All that a viewer sees at a moment. */
export function sight<T extends Shape>(
  game: Game<T>,
  { position, clocks }: Moment<T["state"]>,
  viewer: Viewer,
): Omit<Update<T>, "events"> {
  const told = decisions(game, position)
    .filter((decision) => isToldOf(decision, viewer))
    .map((decision) => ({ ...asTold(decision, viewer), ...timeOf(clocks, decision) }));
  return {
    view: game.view(position.state, viewer),
    decisions: told.filter(({ seat }) => seat === viewer),
    others: told.filter(({ seat }) => seat !== viewer),
    outcome: outcome(game, position),
  };
}

function timeOf(
  { running, pausedAt }: Clocks,
  { id, bankMs: ms }: Decision,
): Pick<Asked, "deadline" | "bank"> {
  const { deadline = null, bank = null } = running.find((clock) => clock.id === id) ?? {};
  const shown = (time: number | null) => (pausedAt === null ? time : null);
  if (!bank || ms === undefined) return { deadline: shown(deadline) };
  const leftMs = bank.until - bank.from;
  return { deadline: shown(deadline), bank: { ms, leftMs, deadline: shown(bank.until) } };
}

/** A question as it travels: what its seat may know of it besides, in the time of whoever opened the match at `openedAt`. */
export function travelling(
  { id, kind, limitMs, deadline, bank }: Asked,
  openedAt: number,
): Pick<Asked, "id" | "kind" | "limitMs" | "deadline" | "bank"> {
  const at = (time: number | null) => (time === null ? null : openedAt + time);
  const told = { id, kind, limitMs, deadline: at(deadline) };
  return bank ? { ...told, bank: { ...bank, deadline: at(bank.deadline) } } : told;
}

/** Whether a viewer may know that this question is open. */
export const isToldOf = (decision: Decision, viewer: Viewer): boolean =>
  decision.seat === viewer || decision.public === true;

/**
 * A question as its own seat or another viewer is told of it. Others are not told how often a seat was asked anew: that
 * would count what it did unseen.
 */
export function asTold({ told, ...decision }: Decision, viewer: Viewer): Decision {
  if (decision.seat === viewer || told === undefined) return decision;
  const { follows: _follows, ...rest } = decision;
  return { ...rest, id: told };
}

/** What a viewer hears of events, in order. */
export const heardBy = <T extends Shape>(
  game: Game<T>,
  events: readonly T["event"][],
  viewer: Viewer,
): readonly T["event"][] =>
  events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);

/**
 * What a viewer is told of a turn: null if it heard nothing and sees nothing new. Otherwise the mere number of updates
 * would tell a seat when its rival drafts or confirms. Everybody is told of the opening.
 */
export function updateFor<T extends Shape>(
  game: Game<T>,
  { before, after, events }: Pick<Turn<T>, "before" | "after" | "events">,
  viewer: Viewer,
): Update<T> | null {
  const heard = heardBy(game, events, viewer);
  const now = sight(game, after, viewer);
  if (before && heard.length === 0 && same(now, sight(game, before, viewer))) return null;
  return { events: heard, ...now };
}
