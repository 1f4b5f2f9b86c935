import { runClocks, startClocks } from "./clock.ts";
import type { Clocks } from "./clock.ts";
import type { Game, Shape } from "./game.ts";
import type { Input } from "./input.ts";
import { decisions } from "./match.ts";
import type { Page } from "./journal.ts";
import type { Opening, Position, Step } from "./match.ts";
import { inputOf } from "./record.ts";

/** A match at one moment, with its clocks. */
export interface Moment<S> {
  readonly position: Position<S>;
  readonly clocks: Clocks;
}

/** A match going from one moment to the next. Whoever follows a match, live or from its log, does it turn by turn. */
export interface Turn<T extends Shape> {
  /** What was done; null for the opening, and for an end that no input brought about. */
  readonly input: Input | null;
  /** Null for the opening. */
  readonly before: Moment<T["state"]> | null;
  readonly after: Moment<T["state"]>;
  readonly events: readonly T["event"][];
}

/** The opening, its clocks started at `at`. */
export const openingTurn = <T extends Shape>(
  game: Game<T>,
  settings: T["settings"],
  { position, events }: Opening<T>,
  at = 0,
): Turn<T> => ({
  input: null,
  before: null,
  after: {
    position,
    clocks: startClocks(decisions(game, position), at + showMs(game, settings, events)),
  },
  events,
});

/** What an input at `at` led to. */
export const nextTurn = <T extends Shape>(
  game: Game<T>,
  settings: T["settings"],
  before: Moment<T["state"]>,
  { at, input, position, events }: Step<T> & { readonly at: number },
): Turn<T> => ({
  input,
  before,
  after: {
    position,
    clocks: runClocks(before.clocks, { at, input }, decisions(game, position), () =>
      showMs(game, settings, events),
    ),
  },
  events,
});

/** How a journal came to its last page; `before` is where it stood, null before its opening. */
export function turnOf<T extends Shape>(
  game: Game<T>,
  { journal: { header, inputs, position }, events }: Page<T>,
  before: Moment<T["state"]> | null,
): Turn<T> {
  const { settings } = header.config;
  const entry = inputs.at(-1);
  if (!entry || !before) return openingTurn(game, settings, { position, events }, entry?.at);
  return nextTurn(game, settings, before, {
    at: entry.at,
    input: inputOf(entry),
    position,
    events,
  });
}

/**
 * How long a table shows these events before the clocks of the questions they opened start. Each counts as a spectator
 * hears it, an unheard one not at all: so a deadline tells nobody more than everybody was told.
 */
function showMs<T extends Shape>(
  game: Game<T>,
  settings: T["settings"],
  events: readonly T["event"][],
): number {
  let sum = 0;
  for (const event of events) {
    const heard = game.redact(event, "spectator");
    if (heard) sum += game.showMs(heard, settings);
  }
  return sum;
}
