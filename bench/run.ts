// `npm run bench`: Orcain random playouts, all contenders side by side; then every game's random matches, by the kernel and
// through the command, beside Pokémon Showdown's. `--json` prints one object and nothing else.
import { agreeWithBoardgame, agreeWithC } from "./agree.ts";
import { compileC } from "./contenders/c.ts";
import { fullEdition } from "./contenders/full-edition.ts";
import { bareEdition } from "./contenders/bare-edition.ts";
import { NAMES } from "./contenders.ts";
import type { Name } from "./contenders.ts";
import { measureGames } from "./games/measure.ts";
import { gamesTable } from "./games/table.ts";
import { measure } from "./measure.ts";
import { installBoardgame } from "./peers.ts";
import { report, table } from "./report.ts";
import { installShowdown } from "./showdown.ts";

const say = (text: string): void => console.error(`bench: ${text}`);

const skipped = new Set<Name>();

if (installBoardgame(say)) {
  await agreeWithBoardgame("boardgame.io", fullEdition);
  await agreeWithBoardgame("boardgame.io bare", bareEdition);
  say("boardgame.io agrees with the kernel on 2000 fixed matches");
} else {
  say("boardgame.io could not be installed: its rows are skipped");
  skipped.add("boardgame.io").add("boardgame.io bare");
}

const program = compileC();
if (program !== null) {
  agreeWithC(program);
  say("C agrees with the kernel on 100000 random matches");
} else {
  say("there is no C compiler (cc) here: its row is skipped");
  skipped.add("C");
}

const hasShowdown = installShowdown(say);
if (!hasShowdown) say("Pokémon Showdown could not be installed: its row is skipped");

const names = NAMES.filter((name) => !skipped.has(name));
const result = report(measure(names, program, say));
const games = measureGames(hasShowdown, say);
console.log(
  process.argv.includes("--json")
    ? JSON.stringify({ ...result, ...games })
    : `${table(result)}\n\n${gamesTable(games)}`,
);
