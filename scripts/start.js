// `npm start`: set up, then start the server and print its address.
import { become, ROOT, setUp } from "./setup.js";

const node = setUp();
become(node, [`${ROOT}packages/cli/src/main.ts`, "serve", ...process.argv.slice(2)], {
  cwd: process.cwd(),
});
