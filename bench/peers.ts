import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/** What is fetched or built on demand lives here, out of git's sight. */
export const PEERS = new URL(".peers/", import.meta.url);
const VERSION = "0.50.2";

/** Installs boardgame.io if it is not there yet; says whether it is there now. */
export const installBoardgame = (say: (line: string) => void): boolean =>
  installPeer({ name: "boardgame.io", version: VERSION, home: PEERS }, say);

/** A package in exactly this version. Each has a home of its own: npm clears away what it finds there of others'. */
interface Peer {
  readonly name: string;
  readonly version: string;
  readonly home: URL;
}

/** Installs a package if it is not there yet; says whether it is there now. */
export function installPeer(peer: Peer, say: (line: string) => void): boolean {
  const { name, version, home } = peer;
  const folder = fileURLToPath(home);
  if (isInstalled(peer)) return true;
  say(`installing ${name} ${version} into bench/.peers (once)`);
  mkdirSync(folder, { recursive: true });
  const quiet = ["--no-save", "--loglevel=error", "--no-audit", "--no-fund"];
  const { status } = spawnSync(
    "npm",
    ["install", "--prefix", folder, `${name}@${version}`, ...quiet],
    { cwd: folder, stdio: ["ignore", "ignore", "inherit"] },
  );
  return status === 0 && isInstalled(peer);
}

function isInstalled({ name, version, home }: Peer): boolean {
  const manifest = new URL(`node_modules/${name}/package.json`, home);
  if (!existsSync(manifest)) return false;
  const found = JSON.parse(readFileSync(manifest, "utf8")) as { readonly version?: unknown };
  return found.version === version;
}

/** boardgame.io's engine, as the bench uses it. It is not there when types are checked, so its types are ours. */
interface Boardgame {
  readonly ProcessGameConfig: <G>(rules: Rules<G>) => Rules<G>;
  readonly InitializeGame: <G>(options: { game: Rules<G> }) => Position<G>;
  readonly CreateGameReducer: <G>(options: {
    game: Rules<G>;
  }) => (position: Position<G>, action: Action) => Position<G>;
}

/** A game as boardgame.io wants it; `activePlayers.all: null` lets both answer at any time. */
export interface Rules<G> {
  readonly name: string;
  readonly disableUndo: boolean;
  setup(): G;
  readonly turn: {
    readonly activePlayers: { readonly all: null; readonly minMoves?: 1; readonly maxMoves?: 1 };
    endIf?(context: { G: G }): boolean;
    onEnd?(context: { G: G }): void;
  };
  readonly moves: {
    readonly confirm: (
      context: { G: G; playerID: string },
      layout: unknown,
    ) => G | string | undefined;
  };
  endIf(context: { G: G }): Ending | undefined;
}

/** What a move returns in boardgame.io to be refused. */
export const INVALID_MOVE = "INVALID_MOVE";

/** Who won; null is a draw. */
export interface Ending {
  readonly winner: 0 | 1 | null;
}

/** boardgame.io's immutable state. */
interface Position<G> {
  readonly G: G;
  readonly ctx: { readonly gameover?: Ending };
}

/** What its `makeMove` would build, which it does not export. */
interface Action {
  readonly type: "MAKE_MOVE";
  readonly payload: {
    readonly type: "confirm";
    readonly args: readonly unknown[];
    readonly playerID: string;
  };
}

/** Loads it in production mode, which spares it a check of every state. */
export async function loadBoardgame(): Promise<Boardgame> {
  process.env["NODE_ENV"] = "production";
  const path = createRequire(PEERS).resolve("boardgame.io/internal");
  return (await import(pathToFileURL(path).href)) as Boardgame;
}
