// `npm run bench`: set up, then measure side by side.
import { ROOT, run, setUp } from "./setup.js";

const node = setUp();
process.exit(run(node, [`${ROOT}bench/run.ts`, ...process.argv.slice(2)]));
