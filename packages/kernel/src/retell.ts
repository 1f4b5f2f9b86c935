import { sight, updateFor } from "./audience.ts";
import type { Update } from "./audience.ts";
import { runClocks, startClocks } from "./clock.ts";
import type { Game, Shape } from "./game.ts";
import { invariant } from "./invariant.ts";
import type { Journal } from "./journal.ts";
import { advance, decisions, open } from "./match.ts";
import { inputOf } from "./record.ts";
import type { Viewer } from "./seat.ts";

/**
 * Every update a viewer has been given of a match so far, in order, the opening first. Nobody keeps them: whoever lost
 * some is told again, from the log.
 */
export function retell<T extends Shape>(
  game: Game<T>,
  { header, inputs }: Pick<Journal<T>, "header" | "inputs">,
  viewer: Viewer,
): readonly Update<T>[] {
  const { position, events } = open(game, header.config, header.seed);
  let moment = { position, clocks: startClocks(decisions(game, position), 0) };
  const heard = events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
  const updates: Update<T>[] = [{ events: heard, ...sight(game, moment, viewer) }];
  for (const entry of inputs) {
    const step = advance(game, moment.position, inputOf(entry));
    invariant(step.ok, "a journal's inputs were all accepted once");
    const clocks = runClocks(moment.clocks, entry.at, entry, decisions(game, step.value.position));
    const next = { position: step.value.position, clocks };
    const update = updateFor(game, [moment, next], step.value.events, viewer);
    if (update) updates.push(update);
    moment = next;
  }
  return updates;
}
