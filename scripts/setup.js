// Makes the checkout ready to run, with nothing but Node and npm on the machine. Plain JavaScript without dependencies,
// because it runs before anything is installed, under whatever Node the machine has.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const STAMP = `${ROOT}node_modules/.holmgang-lock`;
// npm writes this last: without it an installation was broken off, whatever the stamp says.
const INSTALLED = `${ROOT}node_modules/.package-lock.json`;
const NEEDED = 24;

/** Installs what package-lock.json names if it is not there yet, and returns the Node to go on with. */
export function setUp() {
  if (major(process.version) < 20)
    fail(`Holmgang starts with Node 20 or newer, and this is ${process.version}.`);
  const lock = createHash("sha256")
    .update(readFileSync(`${ROOT}package-lock.json`))
    .digest("hex");
  if (!existsSync(INSTALLED) || !existsSync(STAMP) || readFileSync(STAMP, "utf8") !== lock) {
    say(
      existsSync(`${ROOT}node_modules`)
        ? "Dependencies changed: installing them again."
        : "Installing dependencies (once).",
    );
    // Development and optional packages are always wanted: the pinned Node and the compiler are among them.
    const args = [
      "ci",
      "--loglevel=error",
      "--no-audit",
      "--no-fund",
      "--include=dev",
      "--include=optional",
    ];
    const { status } = spawnSync("npm", args, {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0)
      fail(
        "npm ci failed. Is the package registry reachable? The lines above say what went wrong.",
      );
    writeFileSync(STAMP, lock);
  }
  return pinnedNode();
}

/** Runs a program from the checkout and waits for it; returns its exit code. */
export function run(command, args, options = {}) {
  const { status, signal } = spawnSync(command, args, { cwd: ROOT, stdio: "inherit", ...options });
  return signal ? 1 : (status ?? 1);
}

/** Goes on as another program: its signals are passed on to it, its end is ours. */
export function become(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", ...options });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.once("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** The Node from our own packages wherever there is one; else the machine's, if it is new enough. */
function pinnedNode() {
  const pinned = `${ROOT}node_modules/node-linux-${process.arch}/bin/node`;
  if (existsSync(pinned)) return pinned;
  if (major(process.version) >= NEEDED) return process.execPath;
  fail(
    `Holmgang runs on Node ${NEEDED} or newer. On Linux it brings its own; here please install it from nodejs.org and try again (this is ${process.version}).`,
  );
}

const major = (version) => Number(version.slice(1).split(".")[0]);

export const say = (line) => console.error(`holmgang: ${line}`);

function fail(line) {
  say(line);
  process.exit(1);
}
