import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { PEERS } from "../peers.ts";

/** Beside boardgame.io: npm would tidy one of them away while it installs the other. */
const FOLDER = new URL("colyseus/", PEERS);

/** The parts of Colyseus 0.18.8; its one-for-all package also wants a repository that is not on npm. */
const PACKAGES = [
  "@colyseus/core@0.18.17",
  "@colyseus/ws-transport@0.18.4",
  "@colyseus/schema@5.0.34",
  "@colyseus/sdk@0.18.4",
];

/** Installs Colyseus if it is not there yet; says whether it is there now. */
export function installColyseus(say: (line: string) => void): boolean {
  if (isInstalled()) return true;
  const folder = fileURLToPath(FOLDER);
  say("installing Colyseus 0.18.8 into bench/.peers (once)");
  mkdirSync(folder, { recursive: true });
  const flags = ["--no-save", "--loglevel=error", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", ["install", "--prefix", folder, ...PACKAGES, ...flags], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return status === 0 && isInstalled();
}

const isInstalled = (): boolean =>
  existsSync(new URL("node_modules/@colyseus/core/package.json", FOLDER));

/** Loads a package of a rival's. It is not there when types are checked, so its type is the caller's word. */
export const fromBoardgame = createRequire(PEERS) as (name: string) => unknown;
export const fromColyseus = createRequire(FOLDER) as (name: string) => unknown;
