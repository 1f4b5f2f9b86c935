import { same } from "./canonical.ts";
import type { Clocks } from "./clock.ts";
import type { Decision, Game, Outcome, Shape } from "./game.ts";
import { decisions, outcome } from "./match.ts";
import type { Position } from "./match.ts";
import type { Viewer } from "./seat.ts";

/** What a viewer is told: what it heard, what it sees now, and what it is asked. */
export interface Update<T extends Shape> {
  readonly events: readonly T["event"][];
  readonly view: T["view"];
  /** The viewer's own open decisions; nobody is told whether the rival is still thinking. */
  readonly decisions: readonly (Decision & { readonly deadline: number | null })[];
  readonly outcome: Outcome | null;
}

/** A match at one moment, with its clocks. */
export interface Moment<S> {
  readonly position: Position<S>;
  readonly clocks: Clocks;
}

/** All that a viewer sees at a moment. */
export function sight<T extends Shape>(
  game: Game<T>,
  { position, clocks }: Moment<T["state"]>,
  viewer: Viewer,
): Omit<Update<T>, "events"> {
  const deadlineOf = (id: number) =>
    clocks.running.find((clock) => clock.id === id)?.deadline ?? null;
  return {
    view: game.view(position.state, viewer),
    decisions: decisions(game, position)
      .filter(({ seat }) => seat === viewer)
      .map((decision) => ({
        ...decision,
        deadline: clocks.pausedAt !== null ? null : deadlineOf(decision.id),
      })),
    outcome: outcome(game, position),
  };
}

/**
 * What a viewer is told when a match goes from one moment to the next: null if it heard nothing and sees nothing new.
 * Otherwise the mere number of updates would tell a seat when its rival drafts or confirms.
 */
export function updateFor<T extends Shape>(
  game: Game<T>,
  [before, after]: readonly [Moment<T["state"]>, Moment<T["state"]>],
  events: readonly T["event"][],
  viewer: Viewer,
): Update<T> | null {
  const heard = events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
  const now = sight(game, after, viewer);
  if (heard.length === 0 && same(now, sight(game, before, viewer))) return null;
  return { events: heard, ...now };
}
