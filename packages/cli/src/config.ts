import { GAME_IDS, GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import type { Config, Shape } from "@holmgang/kernel";
import { range } from "@holmgang/kernel";
import { Complaint } from "./complaint.ts";

/** A config from `--config`: settings alone, or `{settings, entries}`. Returns the raw form too, for worker threads. */
export function readConfig(
  game: GameId,
  text: string | undefined,
): { raw: unknown; config: Config<Shape> } {
  const raw = text === undefined ? {} : whole(text);
  const config = GAMES[game].parseConfig(raw);
  if (!config.ok) throw new Complaint(`--config: ${config.refusal.words}`);
  return { raw, config: config.value };
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
function whole(text: string): unknown {
  const value = json(text);
  const isWhole = ["settings", "entries"].some((part) =>
    Object.hasOwn(Object(value) as object, part),
  );
  return isWhole ? value : { settings: value };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Complaint(`--config is not JSON: ${text}`);
  }
}
