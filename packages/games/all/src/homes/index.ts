import { existsSync } from "node:fs";
import { invariant } from "@holmgang/kernel";
import type { GameId } from "../index.ts";

const GAMES_FOLDER = new URL("../../../", import.meta.url);

/**
 * The folder a game lives in, with its `RULES.md`, `src` and `playthroughs`. The path is the id: `orcain` is the package
 * `orcain`; of two games in one package `clans` is the package itself and `clans-field` its folder `field`.
 */
export function homeOf(id: GameId): URL {
  const found = pathsFor(id)
    .map((path) => new URL(`${path}/`, GAMES_FOLDER))
    .find((folder) => existsSync(new URL("RULES.md", folder)));
  invariant(found !== undefined, `the game '${id}' has no folder with a RULES.md`);
  return found;
}

/** The id itself, and the id with one of its dashes as the step into a package. */
const pathsFor = (id: string): string[] => [
  id,
  ...[...id.matchAll(/-/g)].map(({ index }) => `${id.slice(0, index)}/${id.slice(index + 1)}`),
];
