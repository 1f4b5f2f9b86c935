// `npm run playthroughs`: plays every golden match again and rewrites its file. Review the difference as a rules change.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { GAMES } from "@holmgang/games";
import { replaythrough } from "@holmgang/kernel/testing";

for (const [id, host] of Object.entries(GAMES)) {
  const folder = new URL(`../packages/games/${id}/playthroughs/`, import.meta.url);
  for (const name of readdirSync(folder).toSorted()) {
    const file = new URL(name, folder);
    const before = readFileSync(file, "utf8");
    const after = replaythrough(host, before);
    if (after !== before) writeFileSync(file, after);
    console.log(`${id}/${name}: ${after === before ? "unchanged" : "rewritten"}`);
  }
}
