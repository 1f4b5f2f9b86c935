// Finds a Chromium for the tests in a real browser, or gets one. Plain JavaScript: it runs before anything else of ours.
import { spawnSync } from "node:child_process";
import { accessSync, constants, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ROOT, run, say } from "./setup.js";

/** The one without windows comes first: what a whole browser does for a window that nobody sees is a quarter of the tests' time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
const OWN = `${ROOT}.browser`;
/** Starts the one that was unpacked. */
const PROGRAM = `${OWN}/start-chromium`;
const PACKAGE = "@sparticuz/chromium";
const VERSION = "153.0.0";

/** The path of a Chromium; null, after a sentence about what to do, if there is none to be had. */
export function chromium(node) {
  const found =
    process.env.HOLMGANG_CHROMIUM ?? onPath() ?? unpacked() ?? fromApt() ?? fromNpm(node);
  if (found && isProgram(found)) return found;
  say(
    found
      ? `there is no program at ${found}, where HOLMGANG_CHROMIUM says Chromium is.`
      : "the tests in a browser need Chromium. Please install it (Debian: apt-get install chromium), or set HOLMGANG_CHROMIUM to its path.",
  );
  return null;
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return (
    NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null
  );
}

const unpacked = () => (isProgram(PROGRAM) ? PROGRAM : null);

function fromApt() {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return null;
  say("there is no Chromium for the tests in a browser: installing Debian's (once) …");
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  const install = ["-qq", "install", "-y", "--no-install-recommends"];
  run("apt-get", ["-qq", "update"], quiet);
  const isInstalled = NAMES.slice(0, 2).some(
    (name) => run("apt-get", [...install, name], quiet) === 0,
  );
  if (!isInstalled) say("apt-get could not install it.");
  return onPath();
}

function fromNpm(node) {
  if (process.platform !== "linux") return null;
  say(
    `there is no Chromium for the tests in a browser: unpacking ${PACKAGE} into .browser (once) …`,
  );
  const args = [
    "install",
    "--prefix",
    OWN,
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  if (run("npm", [...args, `${PACKAGE}@${VERSION}`], { stdio: ["ignore", "ignore", "inherit"] }))
    return null;
  // It unpacks into the folder for temporary files, which here is one that stays.
  const { status } = spawnSync(node, ["--input-type=module", "--eval", UNPACK], {
    cwd: OWN,
    env: { ...process.env, TMPDIR: OWN },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) return null;
  writeFileSync(PROGRAM, WITH_LIBRARIES, { mode: 0o755 });
  return unpacked();
}

const UNPACK = `
import { createRequire } from "node:module";
import { join } from "node:path";
import chromium, { inflate } from "${PACKAGE}";
await chromium.executablePath();
await inflate(join(createRequire(import.meta.url).resolve("${PACKAGE}"), "../../bin/al2023.tar.br"));
`;

/** It brings the libraries and fonts that a machine without a desktop lacks. */
const WITH_LIBRARIES = `#!/bin/sh
here="$(dirname "$0")"
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/al2023/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
