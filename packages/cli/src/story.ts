import { clockText, does, ending, narrate } from "@holmgang/kernel";
import type { Host, Input, Page, Shape, Viewer } from "@holmgang/kernel";

/** The whole record with what happened in between as remarks: what an arbiter reads, and still a record. */
export function everything(host: Host, pages: readonly Page<Shape>[]): readonly string[] {
  const told = narrate(host.game, pages, (page) => [
    ...page.events.map((event) => host.words.event(event, "spectator")),
    ...(page === pages.at(-1) ? ["", ...closing(host, pages, "spectator")] : []),
  ]);
  return told.trimEnd().split("\n");
}

/** What one viewer heard and when, and what it sees at the end. An input it could not notice leaves no line. */
export function story(
  host: Host,
  pages: readonly Page<Shape>[],
  viewer: Viewer,
): readonly string[] {
  const lines = pages.flatMap(({ journal, events }) => {
    const input = journal.inputs.at(-1);
    const heard = events
      .map((event) => host.game.redact(event, viewer))
      .flatMap((event) => (event ? [host.words.event(event, viewer)] : []));
    return [...hostLines(host, input, viewer), ...heard].map(
      (line) => `${clockText(input?.at ?? 0)}  ${line}`,
    );
  });
  return [...lines, "", ...closing(host, pages, viewer)];
}

/** What happens to a match from outside of its rules: they emit no event for it, and everybody notices. */
function hostLines(
  { game, words }: Host,
  input: Input | undefined,
  viewer: Viewer,
): readonly string[] {
  switch (input?.kind) {
    case "forfeit":
      return [
        `${input.seats.length === 2 ? "Both forfeit" : does(input.seats[0], viewer, "forfeit")}: ${words.reasons[game.forfeits[input.reason]]}.`,
      ];
    case "pause":
      return ["The match is paused."];
    case "resume":
      return ["The match resumes."];
    case "move":
    case "expire":
    case undefined:
      return [];
  }
}

function closing(
  { game, words, outcome }: Host,
  pages: readonly Page<Shape>[],
  viewer: Viewer,
): readonly string[] {
  const { position } = pages.at(-1)!.journal;
  // The rules do not know of a forfeit: a seat's own view would still ask it to prepare.
  const seen = game.view(position.state, position.forfeited ? "spectator" : viewer);
  const isTold = position.forfeited === null && outcome(position) !== null;
  // The rules have announced an end of their own.
  return [...words.view(seen), ...(isTold ? [] : [ending(outcome(position), viewer, words)])];
}
