import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { GAME_IDS } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { median } from "../median.ts";

const ROUNDS = 3;
const WARM_MS = 800;
const RUN_MS = 1000;
/** A battle of theirs takes a tenth of a second. */
const SHOWDOWN_MS = 2500;
const COMMAND_SECONDS = 2;

/** Random matches a second on one core: by the kernel's playouts, and through `holmgang simulate`. */
interface GameSpeed {
  readonly game: GameId;
  readonly kernel: number;
  readonly simulate: number;
}

export interface GameSpeeds {
  readonly games: readonly GameSpeed[];
  /** Random battles of Pokémon Showdown; null where it could not be installed. */
  readonly showdown: number | null;
}

/** The medians of a few rounds in which all take turns, each in a process of its own. */
export function measureGames(hasShowdown: boolean, say: (line: string) => void): GameSpeeds {
  const speeds = GAME_IDS.map((game) => ({
    game,
    kernel: [] as number[],
    simulate: [] as number[],
  }));
  const theirs: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    say(`games, round ${round} of ${ROUNDS}`);
    for (const { game, kernel, simulate } of speeds) {
      kernel.push(child(game, RUN_MS));
      simulate.push(command(game, matchesFor(kernel[0]!))); // one was just put there
    }
    if (hasShowdown) theirs.push(child("showdown", SHOWDOWN_MS));
  }
  return {
    games: speeds.map(({ game, kernel, simulate }) => ({
      game,
      kernel: median(kernel),
      simulate: median(simulate),
    })),
    showdown: hasShowdown ? median(theirs) : null,
  };
}

/** What the kernel plays in a while: the command is as quick but for the quickest game, and there this many will do. */
const matchesFor = (kernel: number): number =>
  Math.ceil(Math.min(kernel * COMMAND_SECONDS, 800_000) / 500) * 500;

const child = (name: string, runMs: number): number =>
  run("games/child.ts", [name, String(WARM_MS), String(runMs)]) as number; // child.ts prints just that

function command(game: GameId, matches: number): number {
  const line = ["simulate", game, "--bots", "random,random", "--workers", "1", "--json"];
  const report = run("../packages/cli/src/main.ts", [...line, "--matches", String(matches)]);
  return (report as { readonly matchesPerSecond: number }).matchesPerSecond; // it is in every report
}

function run(file: string, args: readonly string[]): unknown {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [path, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`${file} ${args.join(" ")} failed`);
  return JSON.parse(stdout);
}
