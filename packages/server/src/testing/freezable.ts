import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { StorePlace } from "../store/open-store.ts";

/** A server that can be made to stand still. */
interface Freezable {
  readonly address: string;
  /** It stands still while something happens, and then for so long. */
  frozen(meanwhile: () => Promise<unknown>, ms?: number): Promise<void>;
  stop(): Promise<void>;
}

const PROCESS = fileURLToPath(new URL("server-process.ts", import.meta.url));

/** Longer than anything a healthy node is ever late. */
const FROZEN_MS = 3_000;

export async function freezable(place: StorePlace | null = null): Promise<Freezable> {
  const child = fork(PROCESS, [JSON.stringify(place)]);
  const gone = once(child, "exit");
  const [address] = (await once(child, "message")) as [string]; // what it says first
  return {
    address,
    async frozen(meanwhile, ms = FROZEN_MS) {
      child.kill("SIGSTOP");
      await meanwhile();
      await sleep(ms);
      child.kill("SIGCONT");
    },
    async stop() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}
