// `npm start`: set up, build the client if it changed, then start the server and print its address.
import { buildClient } from "./build-client.js";
import { SERVING } from "../packages/cli/bin/serving.js";
import { become, ROOT, setUp } from "./setup.js";

const node = setUp();
if (!buildClient(node)) process.exit(1);
const main = `${ROOT}packages/cli/src/main.ts`;
become(node, [...SERVING, main, "serve", ...process.argv.slice(2)], { cwd: process.cwd() });
