import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { StorePlace } from "@holmgang/server";

/** A server in a process of its own. */
export interface ServerProcess {
  readonly pid: number;
  /** Known once it is up; never, if it ends before. */
  readonly address: Promise<string>;
  /** What it holds in memory once everything that nobody needs is cleared away. */
  heapBytes(): Promise<number>;
  /** Ends it as a crash would, and waits until it is gone. */
  kill(): Promise<void>;
}

const SERVER = fileURLToPath(new URL("server.ts", import.meta.url));

/** Starts a server without limits on a port of this machine; 0 is any. `flags` are for Node. */
export const spawnServer = (
  place: StorePlace,
  port: number,
  flags: readonly string[] = [],
): ServerProcess => spawnMeasured([...flags, SERVER, JSON.stringify({ place, port })]);

/** Starts a program that tells its address, and its memory whenever it is asked, as `server.ts` does. */
export function spawnMeasured(args: readonly string[]): ServerProcess {
  const child = spawn(process.execPath, ["--expose-gc", ...args], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const gone = once(child, "exit");
  const address = next(child).then((said) => (said as { address: string }).address); // what it says first
  address.catch(() => {}); // whoever kills it before it is up does not ask where it is
  return {
    pid: child.pid!,
    address,
    async heapBytes() {
      child.send("heap");
      return ((await next(child)) as { heapBytes: number }).heapBytes; // what it answers
    },
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** The next thing a process says; rejects if it ends instead. */
function next(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("the server ended before it answered"));
    child.once("exit", fail);
    child.once("message", (said) => {
      child.off("exit", fail);
      resolve(said);
    });
  });
}
