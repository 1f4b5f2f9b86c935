import { same } from "./canonical.ts";
import type { Decision, Game, Outcome, Shape } from "./game.ts";
import { decisions, outcome } from "./match.ts";
import type { Viewer } from "./seat.ts";
import type { Moment, Turn } from "./turn.ts";

/** An open question as it is told. */
export interface Asked extends Decision {
  /** Null without a limit, and while the match is paused. */
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
  const deadlineOf = (id: number) =>
    clocks.running.find((clock) => clock.id === id)?.deadline ?? null;
  const told = decisions(game, position)
    .filter((decision) => isToldOf(decision, viewer))
    .map((decision) => ({
      ...decision,
      deadline: clocks.pausedAt !== null ? null : deadlineOf(decision.id),
    }));
  return {
    view: game.view(position.state, viewer),
    decisions: told.filter(({ seat }) => seat === viewer),
    others: told.filter(({ seat }) => seat !== viewer),
    outcome: outcome(game, position),
  };
}

/** Whether a viewer may know that this question is open. */
export const isToldOf = (decision: Decision, viewer: Viewer): boolean =>
  decision.seat === viewer || decision.public === true;

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
