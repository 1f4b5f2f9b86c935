import { GAME_IDS, GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import type { Config, Shape } from "@holmgang/kernel";
import { range, readJson } from "@holmgang/kernel";
import { Complaint } from "./complaint.ts";
import { namedDeck } from "./deck-file.ts";
import { deckGame } from "./deck-game.ts";

/**
 * A config from `--config`: settings alone, or `{settings, entries}`. `--decks` are the entries of a game with decks.
 * Returns the raw form too, for worker threads.
 */
export function readConfig(
  game: GameId,
  text: string | undefined,
  decks?: string,
): { raw: unknown; config: Config<Shape> } {
  const given = text === undefined ? {} : whole(text);
  const raw = decks === undefined ? given : { ...given, ...deckEntries(game, decks) };
  if (decks !== undefined && "entries" in given)
    throw new Complaint("--decks are entries: --config may not have some as well");
  const config = GAMES[game].parseConfig(raw);
  if (!config.ok)
    throw new Complaint(`${decks === undefined ? "--config" : "--decks"}: ${config.refusal.words}`);
  return { raw, config: config.value };
}

/** Two decks, each a code or a file whose first deck it is. */
function deckEntries(game: GameId, text: string): { entries: readonly unknown[] } {
  deckGame(game); // or says that there are none
  const names = text.split(",").map((name) => name.trim());
  if (names.length !== 2 || names.includes(""))
    throw new Complaint(`--decks takes two codes or files, like A,B, not '${text}'`);
  return { entries: names.map((name) => ({ deck: namedDeck(name) ?? null })) };
}

/** Every setting of every game, a line each, under the game's name. */
export const settingLines = (): readonly string[] =>
  GAME_IDS.flatMap((id) => [
    `  ${GAMES[id].words.name}:`,
    ...GAMES[id].game.settings.map(
      (row) => `    ${row.key}: ${range(row)} (${row.default}). ${row.about}`,
    ),
  ]);

/** A whole config has one of its parts; anything else must be settings. Whether it is any good, the kernel says. */
function whole(text: string): object {
  const value = json(text);
  const isWhole = ["settings", "entries"].some((part) =>
    Object.hasOwn(Object(value) as object, part),
  );
  return isWhole ? (Object(value) as object) : { settings: value };
}

function json(text: string): unknown {
  const value = readJson(text);
  if (value === undefined) throw new Complaint(`--config is not JSON: ${text.slice(0, 200)}`);
  return value;
}
