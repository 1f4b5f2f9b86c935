import { same } from "./canonical.ts";
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
  const pages: Page<T>[] = [];
  for (const page of turnPages(game, record)) {
    if (!page.ok) return page;
    pages.push(page.value);
    if (pages.length > until) break;
  }
  return accept(pages);
}

/** The same page by page, for those who need only one at a time. Ends after the first that cannot be turned. */
export function* turnPages<T extends Shape>(
  game: Game<T>,
  record: MatchRecord,
): Generator<Result<Page<T>>> {
  let page = reopen(game, record);
  yield page;
  for (const [index, entry] of record.inputs.entries()) {
    if (!page.ok) return;
    page = append(game, page.value.journal, entry.at, inputOf(entry));
    if (!page.ok)
      page = refuse("broken-input", `Input ${index + 1} breaks the match: ${page.refusal.words}`);
    yield page;
  }
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
  if (!same(config.value, record.config))
    return refuse(
      "bad-config",
      "The record's config is not the one it was played with: it lacks something.",
    );
  return accept(openJournal(game, config.value, record.seed, record.fairness));
}
