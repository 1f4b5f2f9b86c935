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

const PARTS = ["settings", "entries"];

function whole(text: string): object {
  const value = json(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Complaint(`--config takes an object of settings, not ${text}`);
  if (!PARTS.some((part) => Object.hasOwn(value, part))) return { settings: value };
  const unknown = Object.keys(value).find((key) => !PARTS.includes(key));
  if (unknown === undefined) return value;
  throw new Complaint(`--config has no part '${unknown}'; its parts are: ${PARTS.join(", ")}`);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Complaint(`--config is not JSON: ${text}`);
  }
}
