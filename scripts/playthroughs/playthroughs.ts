// `npm run playthroughs [-- GAME]`: plays every golden match again and rewrites its file; review the difference as a rules
// change. `npm run playthroughs -- GAME --seed SEED [--bots A,B] [--config JSON] [--name NAME]`: makes a new one.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { GAME_IDS, GAMES, isGameId } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { homeOf } from "@holmgang/games/homes";
import { replaythrough } from "@holmgang/kernel/testing";
import { goldenMatch } from "./golden-match.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string" },
    bots: { type: "string" },
    config: { type: "string" },
    name: { type: "string" },
  },
});
const unknown = positionals.filter((word) => !isGameId(word));
if (unknown.length > 0 || (values.seed !== undefined && positionals.length !== 1)) {
  console.error(`Say which game: ${GAME_IDS.join(", ")}.`);
  process.exit(2);
}
const games = GAME_IDS.filter((id) => positionals.length === 0 || positionals.includes(id));
for (const id of games)
  if (values.seed === undefined) playAgain(id);
  else make(id, values.seed);

function folderOf(id: GameId): URL {
  return new URL("playthroughs/", homeOf(id));
}

function playAgain(id: GameId): void {
  for (const name of readdirSync(folderOf(id)).toSorted()) {
    const file = new URL(name, folderOf(id));
    const before = readFileSync(file, "utf8");
    const after = replaythrough(GAMES[id], before);
    if (after !== before) writeFileSync(file, after);
    console.log(`${id}/${name}: ${after === before ? "unchanged" : "rewritten"}`);
  }
}

function make(id: GameId, seed: string): void {
  const text = goldenMatch(id, {
    seed,
    ...(values.bots === undefined ? {} : { bots: values.bots.split(",") }),
    config: values.config === undefined ? undefined : (JSON.parse(values.config) as unknown),
  });
  const name = `${values.name ?? seed.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.txt`;
  mkdirSync(folderOf(id), { recursive: true });
  // One that is there is somebody's: it is not written over.
  writeFileSync(new URL(name, folderOf(id)), text, { flag: "wx" });
  console.log(`${id}/${name}: written. Say in its first line what it shows.`);
}
