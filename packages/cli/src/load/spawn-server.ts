import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { StorePlace } from "@holmgang/server";
import { SERVING } from "../../bin/serving.js";

/** A server in a process of its own. */
export interface ServerProcess {
  readonly pid: number;
  /** Known once it is up; never, if it ends before. */
  readonly address: Promise<string>;
  /** What it holds in memory once everything that nobody needs is cleared away. */
  heapBytes(): Promise<number>;
  /** Says something to what it was started with; `ask` waits for what comes back. */
  send(words: string): void;
  ask(words: string): Promise<unknown>;
  /** Ends it as a crash would, and waits until it is gone. */
  kill(): Promise<void>;
}

const SERVER = fileURLToPath(new URL("server.ts", import.meta.url));

/** What else a server is started with. */
interface Extras {
  /** For Node. */
  readonly flags?: readonly string[];
  /** House rules of the queues, by game. */
  readonly queueSettings?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What goes wrong is not printed: its database is taken from it on purpose. */
  readonly isSilent?: boolean;
}

/** Starts a server without limits on a port of this machine; 0 is any. */
export const spawnServer = (
  place: StorePlace,
  port: number,
  { flags = [], queueSettings = {}, isSilent = false }: Extras = {},
): ServerProcess =>
  spawnMeasured([
    ...SERVING,
    ...flags,
    SERVER,
    JSON.stringify({ place, port, queueSettings, isSilent }),
  ]);

/** Starts a program that tells its address, and its memory whenever it is asked, as `server.ts` does. */
export function spawnMeasured(args: readonly string[]): ServerProcess {
  const child = spawn(process.execPath, ["--expose-gc", ...args], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const gone = once(child, "exit");
  const address = next(child).then((said) => (said as { address: string }).address); // what it says first
  address.catch(() => {}); // whoever kills it before it is up does not ask where it is
  const ask = (words: string): Promise<unknown> => {
    child.send(words);
    return next(child);
  };
  return {
    pid: child.pid!,
    address,
    heapBytes: async () => ((await ask("heap")) as { heapBytes: number }).heapBytes, // what it answers
    send: (words) => void child.send(words),
    ask,
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
