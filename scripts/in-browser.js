// Runs a script of ours that needs the built client and a Chromium: `node scripts/in-browser.js FILE ARGUMENTS…`.
import { buildClient } from "./build-client.js";
import { chromium } from "./chromium.js";
import { run, setUp } from "./setup.js";

const node = setUp();
const found = chromium(node);
if (!found || !buildClient(node)) process.exit(1);
process.exit(
  run(node, process.argv.slice(2), { env: { ...process.env, HOLMGANG_CHROMIUM: found } }),
);
