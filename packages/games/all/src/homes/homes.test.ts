import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { GAME_IDS, GAMES } from "../index.ts";
import { lawKitOf } from "../testing/index.ts";
import { homeOf } from "./index.ts";

const folder = new URL("../../../", import.meta.url);

test("every folder with rules is the home of one game of the list, and the other way round", () => {
  const homes = GAME_IDS.map((id) => homeOf(id).href.slice(folder.href.length));
  const found = globSync("**/RULES.md", { cwd: fileURLToPath(folder) })
    .filter((file) => !file.includes("node_modules"))
    .map((file) => file.replace("RULES.md", ""));
  expect(homes.toSorted()).toEqual(found.toSorted());
});

test.each(GAME_IDS)("%s is listed under its own id, and its law kit is its own", async (id) => {
  expect(GAMES[id].game.id).toBe(id);
  expect((await lawKitOf(id)).game).toBe(GAMES[id].game);
});
