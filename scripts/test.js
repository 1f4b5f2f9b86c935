// `npm test`: set up, then every check and test there is, each part with its time.
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { buildClient } from "./build-client.js";
import { chromium } from "./chromium.js";
import { ROOT, run, say, setUp } from "./setup.js";

const node = setUp();
const tool = (name) => `${ROOT}node_modules/.bin/${name}`;
// Databases by the hundred: one folder holds them all and goes with the run. PostgreSQL may run as another user, who must get in.
const scratch = mkdtempSync(join(tmpdir(), "holmgang-test-"));
chmodSync(scratch, 0o755);
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
const env = {
  ...process.env,
  PATH: `${ROOT}node_modules/.bin:${process.env.PATH}`,
  TMPDIR: scratch,
  // Programs of ours are started by the hundred: to strip and compile them is half of a short one's time.
  NODE_COMPILE_CACHE: join(scratch, "compiled"),
};
const results = `${ROOT}.test-results`;
// Nothing of an earlier run may be taken for this one's.
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const vitest = (project) => [
  `${ROOT}node_modules/vitest/vitest.mjs`,
  "run",
  "--project",
  project,
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${results}/${project}.json`,
];

const PARTS = [
  ["format", tool("oxfmt"), ["--check"]],
  ["lint", tool("oxlint"), ["--type-aware", "--deny-warnings"]],
  ["types", tool("tsc"), ["-b"]],
  ["unit", () => tests("unit")],
  ["server", () => tests("server")],
  ["client", () => buildClient(node)],
  ["browser", () => inBrowser()],
  ["laws", () => laws()],
];

/** Whether all tests of a project passed. What it wrote down counts too: whatever ends a process may end it with 0. */
function tests(project) {
  return run(node, vitest(project), { env }) === 0 && hasPassed(project);
}

function hasPassed(project) {
  const file = `${results}/${project}.json`;
  return existsSync(file) && JSON.parse(readFileSync(file, "utf8")).success === true;
}

/** Tests wait a good part of their time, those of server and browser most of all: the laws are run in what they leave. */
const lawsLog = `${results}/laws.log`;
const lawful = (() => {
  const log = openSync(lawsLog, "w");
  const child = spawn(node, vitest("laws"), { env, cwd: ROOT, stdio: ["ignore", log, log] });
  if (child.pid !== undefined) setPriority(child.pid, 15);
  return once(child, "exit").then(([code]) => code === 0);
})();

async function laws() {
  const isFine = await lawful;
  console.log(readFileSync(lawsLog, "utf8"));
  return isFine && hasPassed("laws");
}

function inBrowser() {
  const found = chromium(node);
  if (!found) return false;
  env.HOLMGANG_CHROMIUM = found;
  return tests("browser");
}

/** What failed, named once more at the end: the laws print much, and a log may be cut. */
function failures(reports) {
  const files = reports.flatMap((report) => report.testResults);
  return files
    .filter((file) => file.status === "failed")
    .flatMap((file) => {
      const cases = file.assertionResults.filter((one) => one.status === "failed");
      if (!cases.length) return [`failed: ${file.name}: ${file.message}`];
      return cases.map((one) => `failed: ${file.name}: ${one.fullName}\n${one.failureMessages[0]}`);
    });
}

const failed = [];
const times = [];
for (const [name, command, args] of PARTS) {
  say(`${name} …`);
  const start = performance.now();
  const isFine =
    typeof command === "function" ? await command() : run(command, args, { env }) === 0;
  if (!isFine) failed.push(name);
  times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
say(times.join(", "));
if (failed.length) say(`failed: ${failed.join(", ")}`);
const counts = ["unit", "server", "browser", "laws"]
  .map((project) => `${results}/${project}.json`)
  .filter(existsSync)
  .map((file) => JSON.parse(readFileSync(file, "utf8")));
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
for (const line of failures(counts)) say(line);
console.log(`${sum("numPassedTests")} passed, ${sum("numFailedTests")} failed`);
process.exit(failed.length ? 1 : 0);
