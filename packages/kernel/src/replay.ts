import { parseConfig } from "./config.ts";
import type { Game, Shape } from "./game.ts";
import { append, openJournal } from "./journal.ts";
import type { Page } from "./journal.ts";
import { inputOf } from "./record.ts";
import type { MatchRecord } from "./record.ts";
import { accept, refuse } from "./result.ts";
import type { Result } from "./result.ts";

/** Every page of a recorded match, the opening first, up to and including input number `until`. */
export function replay<T extends Shape>(
  game: Game<T>,
  record: MatchRecord,
  until = record.inputs.length,
): Result<readonly Page<T>[]> {
  const opened = reopen(game, record);
  if (!opened.ok) return opened;
  const pages = [opened.value];
  for (const [index, entry] of record.inputs.slice(0, until).entries()) {
    const page = append(game, pages.at(-1)!.journal, entry.at, inputOf(entry));
    if (!page.ok) {
      return refuse("broken-input", `Input ${index + 1} breaks the match: ${page.refusal.words}`);
    }
    pages.push(page.value);
  }
  return accept(pages);
}

/** The match as it opened, if this game with these rules can play it. */
function reopen<T extends Shape>(game: Game<T>, record: MatchRecord): Result<Page<T>> {
  if (record.game !== game.id) {
    return refuse("other-game", `This is a record of '${record.game}', not of '${game.id}'.`);
  }
  if (record.rules !== game.rules) {
    return refuse(
      "other-rules",
      `This record was made under rules ${record.rules} of '${game.id}'; here are rules ${game.rules}, so it cannot be stepped through.`,
    );
  }
  const config = parseConfig(game, record.config);
  if (!config.ok)
    return refuse("bad-config", `The record's config is not playable: ${config.refusal.words}`);
  return accept(openJournal(game, config.value, record.seed, record.fairness));
}
