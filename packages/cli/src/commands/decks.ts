import { gameId, readArgs } from "../args.ts";
import type { Command } from "../command.ts";
import { Complaint } from "../complaint.ts";
import { readConfig } from "../config.ts";
import { deckLines } from "../deck-file.ts";
import { deckGame, gameOfDeck } from "../deck-game.ts";
import { judgeDeck } from "../judge-deck.ts";
import { printable } from "../printable.ts";

const FLAGS = { game: "text", config: "text" } as const;

export const decks: Command = {
  name: "decks",
  usage: "decks validate FILE [--game GAME] [--config JSON]",
  about: "Says of every deck in a file whether it is legal, or everything that is wrong with it.",
  details: () => [
    "",
    'A deck is a line: its code, a list of card ids in JSON, {"hero": …, "cards": […]}, or an entry {"deck": …}.',
    "Three codes with + between them are a trio. Empty lines and those that begin with ; are passed over.",
    "A code says which game it is for, and so do the cards of a list; --game says it where neither does.",
    "--config takes the settings that decks are judged by, as in simulate.",
    "",
    "Exit code 0: all are legal. 1: some are not. 2: there is no deck to be read.",
  ],
  run(argv, terminal) {
    const { words, flags } = readArgs(argv, FLAGS, ["validate", "FILE"]);
    const [verb, path] = words;
    if (verb !== "validate") throw new Complaint(`decks can be validated, not '${verb}'`);
    const lines = deckLines(path!);
    if (lines.length === 0) throw new Complaint(`there is no deck in ${path}`);
    let wrong = 0;
    for (const { number, deck } of lines) {
      const game = flags.game === undefined ? gameOfDeck(deck) : gameId(flags.game);
      const { book, limits } = deckGame(game);
      const { settings } = readConfig(game, flags.config).config;
      const verdict = judgeDeck(deck, book, limits(settings));
      if (!verdict.legal) wrong++;
      const said = verdict.legal ? "legal" : "not legal";
      terminal.out(printable(`${number}: ${said}. ${verdict.words}`));
    }
    if (wrong > 0) throw new Complaint(`${path}: ${wrong} of ${lines.length} not legal`, 1);
  },
};
