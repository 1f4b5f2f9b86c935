// Runs a script of ours under the pinned Node: `node scripts/run.js FILE ARGUMENTS…`.
import { run, setUp } from "./setup.js";

process.exit(run(setUp(), process.argv.slice(2)));
