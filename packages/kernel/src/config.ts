import type { Config, Game, Shape } from "./game.ts";
import { accept, refuse } from "./result.ts";
import type { Result } from "./result.ts";

/** A whole config from raw data. What is absent takes the game's defaults. */
export function parseConfig<T extends Shape>(game: Game<T>, raw: unknown = {}): Result<Config<T>> {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) {
    return refuse("bad-config", "A config must be an object with 'settings' and 'entries'.");
  }
  const unknown = Object.keys(raw).find((key) => key !== "settings" && key !== "entries");
  if (unknown !== undefined)
    return refuse("bad-config", `A config has 'settings' and 'entries', and no '${unknown}'.`);
  const { settings: rawSettings, entries = [] }: Partial<Record<string, unknown>> = { ...raw };
  if (!Array.isArray(entries) || entries.length > 2) {
    return refuse(
      "bad-config",
      "A config's 'entries' must be a list of two: what each seat brings.",
    );
  }
  const settings = game.parseSettings(rawSettings);
  if (!settings.ok) return settings;
  const first = game.parseEntry(entries[0], settings.value);
  if (!first.ok) return first;
  const second = game.parseEntry(entries[1], settings.value);
  if (!second.ok) return second;
  return accept({ settings: settings.value, entries: [first.value, second.value] });
}
