import { setTimeout as sleep } from "node:timers/promises";
import type { Rng } from "@holmgang/kernel";
import type { StorePlace } from "@holmgang/server";
import { spawnServer } from "../../packages/cli/src/load/spawn-server.ts";
import { freePort } from "./free-port.ts";
import { inTime } from "./in-time.ts";

/** Server processes on one database, each started again on its own port as soon as it is killed. */
export interface Nodes {
  readonly addresses: readonly string[];
  /** Somebody was answered by the node at this address. */
  answered(address: string): void;
  /** Kills one of them, at a moment that chance chooses. */
  killOne(rng: Rng): Promise<void>;
  end(): Promise<void>;
}

/** A kill comes at most this long after the first acknowledgement since the last… */
const KILL_WITHIN_MS = 400;
/** …but one in so many strikes the same node again while it is still starting, at most this long after it began to. */
const EARLY_ONE_IN = 8;
const EARLY_MS = 1_500;
/** Most of a short life is its beginning: the embedded database is compiled the quick way, not the thorough one. */
const QUICK = ["--liftoff-only"];

export async function startNodes(
  place: StorePlace,
  count: number,
  withinMs = KILL_WITHIN_MS,
): Promise<Nodes> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const start = (port: number) => spawnServer(place, port, { flags: QUICK });
  const nodes = ports.map(start);
  const addresses = await Promise.all(nodes.map(({ address }) => address));
  let atWork = Promise.withResolvers<number>();
  let last: number | null = null;

  /** The node that answers somebody next. All others are up then: one is killed at a time. */
  async function nextAtWork(): Promise<number> {
    await Promise.all(nodes.map(({ address }) => address));
    atWork = Promise.withResolvers();
    return inTime("nobody was answered", atWork.promise);
  }

  return {
    addresses,
    answered: (address) => atWork.resolve(addresses.indexOf(address)),
    async killOne(rng) {
      const isEarly = rng.below(EARLY_ONE_IN) === 0;
      const victim: number = isEarly && last !== null ? last : await nextAtWork();
      await sleep(rng.below(isEarly ? EARLY_MS : withinMs));
      await nodes[victim]!.kill();
      nodes[victim] = start(ports[victim]!);
      last = victim;
    },
    async end() {
      await Promise.all(nodes.map((node) => node.kill()));
    },
  };
}
