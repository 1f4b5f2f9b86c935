import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import type { Logger } from "pino";
import { botPool } from "../bots/bot-pool.ts";
import type { Node, QueueSettings } from "../node/node.ts";
import { startNode } from "../upkeep/start-node.ts";
import { acceptSockets } from "../sockets/accept-sockets.ts";
import { openStore } from "../store/open-store.ts";
import type { StorePlace } from "../store/open-store.ts";
import { orcainWire } from "../wires/orcain.ts";
import { buildApp } from "./build-app.ts";
import { addressOf } from "./address-of.ts";
import { LIMITS } from "../limits/limits.ts";
import type { Limits } from "../limits/limits.ts";
import { noteErrors } from "../http/note-errors.ts";
import { CLIENT_FOLDER, readClient } from "../http/read-client.ts";

/** Everything a server can be told. */
export interface ServeOptions {
  readonly place: StorePlace;
  readonly host: string;
  readonly port: number;
  /** Ids of named accounts that may see the admin page. */
  readonly admins?: readonly string[];
  /** Whether a proxy of ours stands in front, whose word about addresses and TLS counts. */
  readonly trustProxy?: boolean;
  readonly limits?: Limits;
  /** How long players have to come back after a fault of the server's. */
  readonly faultGraceMs?: number;
  /** A house rule for tournaments and tests: settings by game that stand over those of every queue. */
  readonly queueSettings?: QueueSettings;
  /** The folder of the built client; the house's own unless told otherwise, null for none. */
  readonly client?: string | null;
  readonly log?: Logger;
  readonly bots?: { readonly threads: number; readonly thinkMs: number; readonly hangMs: number };
}

/** A server that is up. */
export interface Served {
  readonly address: string;
  readonly app: FastifyInstance;
  readonly node: Node;
  /** Shuts down in order: clocks paused, players told, nothing lost. */
  stop(): Promise<void>;
}

const FAULT_GRACE_MS = 30_000;
/** So long a server that stops waits for answers that are on their way. */
const LAST_WORDS_MS = 1_000;
const BOTS = { threads: 1, thinkMs: 1_000, hangMs: 10_000 };

/** Opens the store, starts a node on it, and lets people in. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { limits = LIMITS, trustProxy = false, admins = [], client = CLIENT_FOLDER } = options;
  const log = options.log ?? pino({ enabled: false });
  const store = await openStore(options.place);
  const errors = noteErrors(log, Date.now);
  const bots = botPool(options.bots ?? BOTS);
  const { node, stop, rest } = await startNode({
    store,
    bots,
    limits,
    faultGraceMs: options.faultGraceMs ?? FAULT_GRACE_MS,
    queueSettings: options.queueSettings ?? {},
    now: Date.now,
    complain: errors.note,
  });
  const app = buildApp({
    node,
    limits,
    trustProxy,
    admins,
    log,
    errors,
    client: client === null ? null : readClient(client),
  });
  try {
    await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    await stop();
    await rest();
    await Promise.all([bots.close(), store.close()]);
    throw error;
  }
  const sockets = acceptSockets(app.server, {
    node,
    limits,
    dialects: { orcain: orcainWire },
    addressOf: (request) => addressOf(request, trustProxy),
  });
  return {
    address: addressOn(app, options.host),
    app,
    node,
    async stop() {
      sockets.shut();
      await stop();
      sockets.stop();
      await closed(app);
      await rest();
      await Promise.all([bots.close(), store.close()]);
    },
  };
}

/** Whoever has a connection and says nothing, or half of something, is not waited for: a browser keeps some for later. */
async function closed(app: FastifyInstance): Promise<void> {
  const impatient = setTimeout(() => app.server.closeAllConnections(), LAST_WORDS_MS);
  await app.close();
  clearTimeout(impatient);
}

function addressOn(app: FastifyInstance, host: string): string {
  const bound = app.server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  return `http://${host === "0.0.0.0" || host === "::" ? "localhost" : host}:${port}`;
}
