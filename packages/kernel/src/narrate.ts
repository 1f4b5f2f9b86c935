import type { Game, Outcome, Shape } from "./game.ts";
import { endingWords } from "./grammar.ts";
import { recordOf } from "./journal.ts";
import type { Page } from "./journal.ts";
import { headerLines, inputLine } from "./record-text.ts";
import type { Viewer } from "./seat.ts";
import type { Words } from "./words.ts";

/**
 * A match as a readable text: its record in text form, with what `tell` says of every page as remarks in between. It is
 * still a record: remarks are skipped when it is read back.
 */
export function narrate<T extends Shape>(
  game: Game<T>,
  pages: readonly Page<T>[],
  tell: (page: Page<T>) => readonly string[],
): string {
  const { journal } = pages.at(-1)!;
  const lines = [...headerLines(recordOf(game, journal)), ""];
  for (const [index, page] of pages.entries()) {
    if (index > 0) lines.push(inputLine(journal.inputs[index - 1]!, index - 1));
    lines.push(...tell(page).map((line) => `;      ${line}`.trimEnd()));
  }
  return lines.join("\n") + "\n";
}

/** How a match ended, in a sentence. */
export const ending = (
  end: Outcome | null,
  viewer: Viewer,
  { reasons }: Pick<Words<Shape>, "reasons">,
): string => (end ? `${endingWords(end, viewer, reasons)}.` : "The match goes on.");
