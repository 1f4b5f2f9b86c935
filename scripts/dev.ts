// `npm run dev`: the server on an embedded database, and the client in front of it, renewed at every change.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const MAIN = fileURLToPath(new URL("../packages/cli/src/main.ts", import.meta.url));
const CONFIG = fileURLToPath(new URL("../packages/client/build/vite.config.ts", import.meta.url));

const server = spawn(process.execPath, [MAIN, "serve", ...process.argv.slice(2)], {
  stdio: ["ignore", "pipe", "inherit"],
});
const gone = once(server, "exit") as Promise<[code: number | null]>;
// The first thing it says is where it is; where to go is for us to say.
const isUp = await Promise.race([once(server.stdout, "data"), gone.then(() => null)]);
if (!isUp) process.exit(1);

// Ctrl-C reaches the server too, which then ends in order; a second one ends it at once.
process.on("SIGINT", () => {}).on("SIGTERM", () => server.kill("SIGTERM"));
const client = await createServer({
  configFile: CONFIG,
  logLevel: "warn",
  clearScreen: false,
}).catch((error: unknown) => {
  server.kill("SIGTERM");
  throw error;
});
try {
  await client.listen();
  console.log(`Open http://localhost:${client.config.server.port}`);
} catch (error) {
  console.error(`holmgang: ${error instanceof Error ? error.message : String(error)}`);
  server.kill("SIGTERM");
}
const [code] = await gone;
await client.close();
process.exit(code ?? 1);
