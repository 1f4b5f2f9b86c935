import { readFileSync } from "node:fs";
import { RUN_GAME } from "@holmgang/campaign";
import { GAME_IDS } from "@holmgang/games";
import { homeOf } from "@holmgang/games/homes";
import { gameId, readArgs } from "../args.ts";
import type { Command } from "../command.ts";

export const rules: Command = {
  name: "rules",
  usage: "rules GAME",
  about: "Prints a game's rules.",
  details: () => [`GAME is one of: ${[...GAME_IDS, RUN_GAME].join(", ")}.`],
  run(argv, terminal) {
    const { words } = readArgs(argv, {}, ["GAME"]);
    const isRun = words[0] === RUN_GAME;
    const file = isRun
      ? new URL(import.meta.resolve("@holmgang/campaign/RULES.md"))
      : new URL("RULES.md", homeOf(gameId(words[0])));
    terminal.out(readFileSync(file, "utf8").trimEnd());
  },
};
