import { ROSTER } from "@holmgang/bots";
import { GAME_IDS, GAMES } from "@holmgang/games";
import { readArgs } from "../args.ts";
import type { Command } from "../command.ts";

export const games: Command = {
  name: "games",
  usage: "games",
  about: "Lists the games, and the bots that play them.",
  run(argv, terminal) {
    readArgs(argv, {}, []);
    for (const id of GAME_IDS) {
      const { game, words } = GAMES[id];
      terminal.out(
        `${terminal.style("bold", id)}  ${words.name}, rules ${game.rules}. ${words.pitch}`,
      );
      for (const bot of ROSTER[id]) terminal.out(`    --bot ${bot.name.padEnd(12)} ${bot.about}`);
    }
  },
};
