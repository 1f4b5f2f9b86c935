import { setTimeout as sleep } from "node:timers/promises";
import type { Rng } from "@holmgang/kernel";
import type { QueueSettings, StorePlace } from "@holmgang/server";
import { spawnServer } from "../../packages/cli/src/load/spawn-server.ts";
import type { Fault } from "./faults.ts";
import { freePort } from "./free-port.ts";
import { inTime } from "./in-time.ts";

/** Server processes on one database, each started again on its own port as soon as it is killed. */
export interface Nodes {
  readonly addresses: readonly string[];
  /** Somebody was answered by the node at this address, or aims at it. */
  answered(address: string): void;
  /** Something happens to one of them, at a moment that chance chooses. */
  strikeOne(rng: Rng): Promise<void>;
  end(): Promise<void>;
}

/** Servers that are to be struck. */
interface NodesPlan {
  readonly place: StorePlace;
  readonly nodes: number;
  readonly fault: Fault;
  /** A fault comes at most this long after the first acknowledgement since the last… */
  readonly withinMs?: number;
  readonly queueSettings?: QueueSettings;
}

const WITHIN_MS = 400;
/** …but one kill in so many strikes the same node again while it is still starting, at most this long after it began to. */
const EARLY_ONE_IN = 8;
const EARLY_MS = 1_500;
/** Most of a short life is its beginning: the embedded database is compiled the quick way, not the thorough one. */
const QUICK = ["--liftoff-only"];
/** Longer than it takes to be thought dead, shorter than what players are given to come back. */
const FREEZE_MS = 20_000;

export async function startNodes({
  place,
  nodes: count,
  fault,
  withinMs = WITHIN_MS,
  queueSettings = {},
}: NodesPlan): Promise<Nodes> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const isSilent = typeof fault === "function";
  const extras = { flags: QUICK, queueSettings, isSilent };
  const start = (port: number) => spawnServer(place, port, extras);
  const nodes = ports.map(start);
  const addresses = await Promise.all(nodes.map(({ address }) => address));
  let atWork = Promise.withResolvers<number>();
  let last: number | null = null;

  /** The node that answers somebody next. All others are up then: one is struck at a time. */
  async function nextAtWork(): Promise<number> {
    await Promise.all(nodes.map(({ address }) => address));
    atWork = Promise.withResolvers();
    return inTime("nobody was answered", atWork.promise);
  }

  async function strike(victim: number): Promise<void> {
    if (typeof fault === "function") return fault();
    const { pid, kill } = nodes[victim]!;
    if (fault === "freeze") {
      process.kill(pid, "SIGSTOP");
      await sleep(FREEZE_MS);
      process.kill(pid, "SIGCONT");
      return;
    }
    await kill();
    nodes[victim] = start(ports[victim]!);
    last = victim;
  }

  return {
    addresses,
    answered: (address) => atWork.resolve(addresses.indexOf(address)),
    async strikeOne(rng) {
      const isEarly = rng.below(EARLY_ONE_IN) === 0 && last !== null;
      const victim: number = isEarly ? last! : await nextAtWork();
      await sleep(rng.below(isEarly ? EARLY_MS : withinMs));
      await strike(victim);
    },
    async end() {
      await Promise.all(nodes.map((node) => node.kill()));
    },
  };
}
