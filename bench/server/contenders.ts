import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { GameId } from "@holmgang/games";
import { openCrowd } from "../../packages/cli/src/load/crowd.ts";
import type { Crowd } from "../../packages/cli/src/load/crowd.ts";
import { spawnMeasured, spawnServer } from "../../packages/cli/src/load/spawn-server.ts";
import type { ServerProcess } from "../../packages/cli/src/load/spawn-server.ts";
import { startPostgres } from "../../packages/server/src/testing/postgres.ts";
import { crowdOf } from "./crowd.ts";
import { isLong, LONG } from "./long.ts";
import type { OpenPair } from "./pair.ts";
import { boardgamePair } from "./rivals/boardgame-pair.ts";
import { colyseusPair } from "./rivals/colyseus-pair.ts";

/** A server to be measured. */
export interface Contender {
  readonly name: string;
  /** Whose server it is. */
  readonly of: "us" | "boardgame" | "colyseus";
  start(): Promise<Started>;
}

/** A server that is up, and how to play on it. */
interface Started {
  readonly server: ServerProcess;
  gather(matches: number, thinkMs: number): Promise<Crowd>;
  stop(): Promise<void>;
}

/** In the order of the table; the first is what all others are compared with. */
export const CONTENDERS: readonly Contender[] = [
  { name: "Holmgang on PGlite", of: "us", start: () => onPglite("orcain") },
  { name: "Holmgang on PostgreSQL", of: "us", start: onPostgres },
  { name: "Holmgang, Slots", of: "us", start: () => onPglite("slots") },
  rival("boardgame.io", "boardgame", boardgamePair({ lobby: true })),
  rival("boardgame.io, no lobby", "boardgame", boardgamePair({ lobby: false })),
  rival("Colyseus", "colyseus", colyseusPair({ stays: false })),
  rival("Colyseus, one room", "colyseus", colyseusPair({ stays: true })),
];

async function onPglite(game: GameId): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), "holmgang-bench-"));
  return ours(game, spawnServer({ folder }, 0, rules()), () =>
    Promise.resolve(rmSync(folder, { recursive: true })),
  );
}

async function onPostgres(): Promise<Started> {
  const postgres = await startPostgres();
  const place = { url: await postgres.database("bench") };
  return ours("orcain", spawnServer(place, 0, rules()), postgres.stop);
}

const rules = () => ({ queueSettings: isLong() ? { orcain: LONG } : {} });

async function ours(
  game: GameId,
  server: ServerProcess,
  clear: () => Promise<void>,
): Promise<Started> {
  const address = await server.address;
  return {
    server,
    gather: (matches, thinkMs) => openCrowd(address, { game, matches, thinkMs, seed: 1 }),
    async stop() {
      await server.kill();
      await clear();
    },
  };
}

function rival(name: string, of: "boardgame" | "colyseus", openPair: OpenPair): Contender {
  const program = fileURLToPath(new URL(`rivals/${of}-server.ts`, import.meta.url));
  return {
    name,
    of,
    async start() {
      const server = spawnMeasured([program]);
      const address = await server.address;
      return {
        server,
        gather: (matches, thinkMs) => crowdOf(openPair, address, { matches, thinkMs }),
        stop: server.kill,
      };
    },
  };
}
