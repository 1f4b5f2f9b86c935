import { GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import type { Config, Shape } from "@holmgang/kernel";
import { range } from "@holmgang/kernel";
import { Complaint } from "./complaint.ts";

/** A config from `--config`: settings alone, or `{settings, entries}`. Returns the raw form too, for worker threads. */
export function readConfig(
  game: GameId,
  text: string | undefined,
): { raw: unknown; config: Config<Shape> } {
  const raw = text === undefined ? {} : wrap(json(text));
  const config = GAMES[game].parseConfig(raw);
  if (!config.ok) throw new Complaint(`--config: ${config.refusal.words}`);
  return { raw, config: config.value };
}

/** Every setting of a game, a line each. */
export const settingLines = (game: GameId): readonly string[] =>
  GAMES[game].game.settings.map(
    (row) => `  ${row.key}: ${range(row)} (${row.default}). ${row.about}`,
  );

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Complaint(`--config is not JSON: ${text}`);
  }
}

function wrap(value: unknown): unknown {
  const isWhole =
    typeof value === "object" && value !== null && ("settings" in value || "entries" in value);
  return isWhole ? value : { settings: value };
}
