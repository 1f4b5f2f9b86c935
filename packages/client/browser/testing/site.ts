import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import type { Served, ServeOptions } from "@holmgang/server";
import { newFolder, startServer } from "@holmgang/server/testing";

const BUILT = fileURLToPath(new URL("../../dist", import.meta.url));
const MAIN = fileURLToPath(new URL("../../../cli/src/main.ts", import.meta.url));

/** A server with the built client, in this process: on a free port, with a new database and no limits. */
export function openSite(options: Partial<ServeOptions> = {}): Promise<Served> {
  if (!existsSync(BUILT)) throw new Error("the client is not built: npm run build");
  return startServer({ client: BUILT, ...options });
}

/** The same as people start it: a process of its own, which can be killed and comes back where it was. */
interface SpawnedSite {
  readonly address: string;
  /** Ends it as a crash would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Ends it in order, and waits until it is gone. */
  stop(): Promise<void>;
  /** Starts it again on the same port and folder, and waits until it is up. */
  restart(): Promise<void>;
}

/** `flags` are those of `holmgang serve`. */
export async function spawnSite(flags: readonly string[] = []): Promise<SpawnedSite> {
  const [port, folder] = [await freePort(), newFolder()];
  const where = ["--host", "127.0.0.1", "--port", String(port), "--data", folder];
  const start = () => startProcess([...where, "--no-limits", ...flags]);
  let process = await start();
  return {
    address: `http://127.0.0.1:${port}`,
    kill: () => process.end("SIGKILL"),
    stop: () => process.end("SIGTERM"),
    async restart() {
      await process.end("SIGKILL");
      process = await start();
    },
  };
}

/** A server that has printed its address. */
async function startProcess(args: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, "serve", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, DATABASE_URL: "" },
  });
  const gone = once(child, "exit");
  // A test that fails half-way must not leave it behind: whoever reads our output would wait for it, too.
  const takeAlong = () => child.kill("SIGKILL");
  process.once("exit", takeAlong);
  void gone.then(() => process.off("exit", takeAlong));
  const first = await Promise.race([once(child.stdout, "data"), gone.then(() => null)]);
  if (!first) throw new Error("the server ended before it was up");
  return {
    async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
      child.kill(signal);
      await gone;
    },
  };
}

/** Below the ports that systems give to outgoing connections: one of those could take it while its server is down. */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
