// `npm run stress [-- --part K/N]`: every test that could always try more does, with chances of its own for each part, and
// says what it tried and how long, with all parts of it that were there before. `npm test` runs the same tests in small.
import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { tableOf } from "./stress/table.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const [flag, part = "1/1"] = process.argv.slice(2);
if ((flag !== undefined && flag !== "--part") || !/^[1-9]\d*\/[1-9]\d*$/.test(part)) {
  console.error("npm run stress [-- --part K/N], K from 1 to N");
  process.exit(2);
}

/** The tests that ask how large they are. */
const files = globSync("packages/**/*.test.ts", {
  cwd: ROOT,
  exclude: (name) => name.includes("node_modules"),
}).filter((file) => readFileSync(join(ROOT, file), "utf8").includes("SIZES."));

const scratch = mkdtempSync(join(tmpdir(), "holmgang-stress-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

/** Runs one file. What it wrote down counts too: whatever ends a process may end it with 0. */
function isPassed(file: string): boolean {
  const results = join(scratch, "results.json");
  rmSync(results, { force: true });
  const reports = ["--reporter=verbose", "--reporter=json", `--outputFile.json=${results}`];
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--disable-console-intercept", ...reports, file],
    { cwd: ROOT, stdio: "inherit", env: { ...process.env, STRESS: part } },
  );
  if (status !== 0) return false;
  return (JSON.parse(readFileSync(results, "utf8")) as { success: boolean }).success; // as vitest writes it
}

const triedHere = join(scratch, "tried.jsonl");
process.env["STRESS_TRIED"] = triedHere;

// One file after the other: crashes and floods are no measure of anything while others flood and crash.
const done = files.map((file) => {
  const began = performance.now();
  const passed = isPassed(file);
  const seconds = Math.round((performance.now() - began) / 1000);
  return { name: basename(file, ".test.ts"), passed, seconds };
});
const sum = done.reduce((total, { seconds }) => total + seconds, 0);
console.log(`part ${part} in ${Math.round(sum / 60)} min:`);
for (const { name, passed, seconds } of done)
  console.log(`  ${name} ${seconds} s${passed ? "" : ", failed"}`);
const isFine = done.every(({ passed }) => passed);
if (isFine) console.log(tableOf(part, readFileSync(triedHere, "utf8")));
process.exit(isFine ? 0 : 1);
