import { updateFor } from "./audience.ts";
import type { Update } from "./audience.ts";
import type { Game, Shape } from "./game.ts";
import { invariant } from "./invariant.ts";
import type { Journal } from "./journal.ts";
import { advance, open } from "./match.ts";
import { inputOf } from "./record.ts";
import type { Viewer } from "./seat.ts";
import { nextTurn, openingTurn } from "./turn.ts";
import type { Turn } from "./turn.ts";

/**
 * Every update a viewer has been given of a match so far, in order, the opening first. Nobody keeps them: whoever lost
 * some is told again, from the log.
 */
export function retell<T extends Shape>(
  game: Game<T>,
  journal: Pick<Journal<T>, "header" | "inputs">,
  viewer: Viewer,
): readonly Update<T>[] {
  return [...turnsOf(game, journal)].flatMap((turn) => updateFor(game, turn, viewer) ?? []);
}

/** A journal turn by turn, the opening first. */
function* turnsOf<T extends Shape>(
  game: Game<T>,
  { header: { config, seed }, inputs }: Pick<Journal<T>, "header" | "inputs">,
): Generator<Turn<T>> {
  let turn = openingTurn(game, config.settings, open(game, config, seed));
  yield turn;
  for (const entry of inputs) {
    const step = advance(game, turn.after.position, inputOf(entry));
    invariant(step.ok, "a journal's inputs were all accepted once");
    turn = nextTurn(game, config.settings, turn.after, { ...step.value, at: entry.at });
    yield turn;
  }
}
