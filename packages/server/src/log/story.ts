import { ending, inputOf } from "@holmgang/kernel";
import type { Host, Journal, Outcome, Shape } from "@holmgang/kernel";

/**
 * What happened in a match that is over, in words, a line an event: readable also after the rules have changed. Nothing
 * is secret any more. `outcome` differs from the journal's own if something else than an input ended the match.
 */
export function storyOf(
  host: Host,
  { header, inputs, position: end }: Journal<Shape>,
  outcome: Outcome | null = host.outcome(end),
): string {
  const tell = (events: readonly Shape["event"][]): string[] =>
    events.map((event) => host.words.event(event, "spectator"));
  let { position, events } = host.open(header.config, header.seed);
  const lines = tell(events);
  for (const entry of inputs) {
    const step = host.advance(position, inputOf(entry));
    if (!step.ok) break;
    ({ position, events } = step.value);
    lines.push(...tell(events));
  }
  const last = ending(outcome, "spectator", host.words);
  return [...(lines.at(-1) === last ? lines : [...lines, last]), ""].join("\n");
}
