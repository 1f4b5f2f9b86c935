// `npm run stress [-- --part K/N]`: every test that could always try more does, with chances of its own for each part, and
// says what it tried. `npm test` runs the same tests in small.
import { globSync, readFileSync } from "node:fs";
import { ROOT, run, say, setUp } from "./setup.js";

const [flag, part = "1/1"] = process.argv.slice(2);
if ((flag !== undefined && flag !== "--part") || !/^[1-9]\d*\/[1-9]\d*$/.test(part)) {
  console.error("npm run stress [-- --part K/N], K from 1 to N");
  process.exit(2);
}

/** The tests that ask how large they are. */
const files = globSync("packages/**/*.test.ts", {
  cwd: ROOT,
  exclude: (name) => name.includes("node_modules"),
}).filter((file) => readFileSync(`${ROOT}${file}`, "utf8").includes("SIZES."));

const node = setUp();
say(`part ${part} of ${files.join(", ")}`);
// One file after the other: crashes and floods are no measure of anything while others flood and crash.
const args = ["run", "--no-file-parallelism", "--disable-console-intercept", "--reporter=verbose"];
process.exit(
  run(node, [`${ROOT}node_modules/vitest/vitest.mjs`, ...args, ...files], {
    env: { ...process.env, STRESS: part },
  }),
);
