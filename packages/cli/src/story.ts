import { clockText, ending, narrate } from "@holmgang/kernel";
import type { Host, Page, Shape, Viewer } from "@holmgang/kernel";

/** The whole record with what happened in between: what an arbiter reads. */
export function everything(host: Host, pages: readonly Page<Shape>[]): string {
  const told = narrate(host.game, pages, ({ events }) =>
    events.map((event) => host.words.event(event, "spectator")),
  );
  return `${told}\n${closing(host, pages, "spectator").join("\n")}`;
}

/** What one viewer heard and when, and what it sees at the end. An input it could not notice leaves no line. */
export function story(host: Host, pages: readonly Page<Shape>[], viewer: Viewer): string {
  const lines = pages.flatMap(({ journal, events }) => {
    const at = clockText(journal.inputs.at(-1)?.at ?? 0);
    return events
      .map((event) => host.game.redact(event, viewer))
      .flatMap((event) => (event ? [`${at}  ${host.words.event(event, viewer)}`] : []));
  });
  return [...lines, "", ...closing(host, pages, viewer)].join("\n");
}

function closing(
  { game, words, outcome }: Host,
  pages: readonly Page<Shape>[],
  viewer: Viewer,
): readonly string[] {
  const { position } = pages.at(-1)!.journal;
  return [...words.view(game.view(position.state, viewer)), ending(outcome(position))];
}
