import { randomInt } from "node:crypto";
import { findBot, ROSTER } from "@holmgang/bots";
import type { Bot } from "@holmgang/bots";
import { GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { writeText } from "@holmgang/kernel";
import type { Config, Shape } from "@holmgang/kernel";
import { botOf, gameId, integer, readArgs } from "../args.ts";
import type { Command } from "../command.ts";
import { readConfig, settingLines } from "../config.ts";
import { playAtTerminal } from "../play/play-at-terminal.ts";
import { printable } from "../printable.ts";
import type { Terminal } from "../terminal.ts";
import { checkFile, writeFile } from "../write-file.ts";

export const play: Command = {
  name: "play",
  usage: "play GAME [--bot NAME] [--seed N] [--config JSON] [--record FILE]",
  about:
    "Plays a match against a bot in this terminal; with --record it is written down afterwards.",
  details: () => ["", "--config takes settings:", ...settingLines()],
  async run(argv, terminal) {
    const { words, flags } = readArgs(
      argv,
      { bot: "text", seed: "text", config: "text", record: "text" },
      ["GAME"],
    );
    const game = gameId(words[0]);
    const bot = flags.bot === undefined ? usualBot(game) : botOf(game, flags.bot);
    // The strongest against the other bots may be easy to mislead; advice must hold against anybody.
    const adviser = findBot(game, "exploit") ?? ROSTER[game].at(-1) ?? bot;
    const seed = integer("seed", flags.seed, randomInt(1_000_000), [0, Number.MAX_SAFE_INTEGER]);
    const config = untimed(game, readConfig(game, flags.config).config);
    if (flags.record !== undefined) checkFile(flags.record);
    if (!terminal.isInteractive) return howToPlay(game, config, terminal);
    const record = await playAtTerminal(
      { host: GAMES[game], bot, adviser, config, seed },
      terminal,
    );
    if (flags.record === undefined) return;
    writeFile(flags.record, writeText(record));
    const path = printable(flags.record);
    terminal.out(`The match is written to ${path}: holmgang replay ${path}`);
  },
};

/** The same match without a clock: there is none in a terminal. */
function untimed(game: GameId, config: Config<Shape>): Config<Shape> {
  const { game: rules, parseConfig } = GAMES[game];
  const pace = rules.terms(config.settings).paces.find(({ id }) => id === "untimed");
  const settings = { ...(config.settings as object), ...pace?.settings }; // parsed settings are plain data
  const parsed = parseConfig({ ...config, settings });
  return parsed.ok ? parsed.value : config;
}

/** Neither the gentlest nor the strongest, where there is a choice. */
const usualBot = (game: GameId): Bot<Shape> => findBot(game, "greedy") ?? ROSTER[game][0]!; // no game is without one

/** With nobody at the keyboard there is nothing to play: say how it is done. */
function howToPlay(game: GameId, config: Config<Shape>, terminal: Terminal): void {
  const { game: rules, words, open } = GAMES[game];
  const view = rules.view(open(config, "").position.state, 0);
  terminal.out(`${words.name}: ${words.pitch}\n`);
  for (const line of words.help(view)) terminal.out(line);
  terminal.out(
    `\nStart it in a terminal to play: npm start, or npx holmgang play ${game} --bot NAME`,
  );
  terminal.out(
    `The bots: ${ROSTER[game].map((bot) => bot.name).join(", ")}. The rules: npx holmgang rules ${game}`,
  );
}
