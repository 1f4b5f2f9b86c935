// `npm start`: set up, then open a match of Orcain in this terminal.
import { ROOT, run, setUp } from "./setup.js";

const node = setUp();
process.exit(
  run(node, [`${ROOT}packages/cli/src/main.ts`, "play", "orcain", ...process.argv.slice(2)], {
    cwd: process.cwd(),
  }),
);
