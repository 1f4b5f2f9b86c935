import { resolve } from "node:path";
import { FolderRefused, LIMITS, NO_LIMITS, serve as startServer } from "@holmgang/server";
import type { Served, ServeOptions } from "@holmgang/server";
import { pino } from "pino";
import { integer, readArgs } from "../args.ts";
import type { Command } from "../command.ts";
import { codeOf, Complaint } from "../complaint.ts";
import type { Terminal } from "../terminal.ts";

const FLAGS = {
  port: "text",
  host: "text",
  data: "text",
  database: "text",
  admins: "text",
  log: "text",
  "bot-threads": "text",
  "trust-proxy": "switch",
  "no-limits": "switch",
} as const;

const LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"];

/** A flag, or the environment variable that stands for it. */
type Environment = Readonly<Record<string, string | undefined>>;

export const serve: Command = {
  name: "serve",
  usage:
    "serve [--port N] [--host H] [--data DIR | --database URL] [--admins A,B] [--trust-proxy] [--log LEVEL]",
  about: "Starts the server, on which people and programs play each other.",
  details: () => [
    "",
    "--port N          the port, 8080 by default; 0 is any free one (PORT)",
    "--host H          the address to listen on, 0.0.0.0 by default (HOLMGANG_HOST)",
    "--data DIR        the folder of the embedded database, ./data by default (HOLMGANG_DATA)",
    "--database URL    a PostgreSQL server instead, for any number of nodes (DATABASE_URL)",
    "--admins A,B      ids of named accounts that may open /admin, as `holmgang account` prints them (HOLMGANG_ADMINS)",
    "--trust-proxy     a proxy of yours stands in front: its X-Forwarded headers count (HOLMGANG_TRUST_PROXY=1)",
    "--bot-threads N   threads for the server's own bots, 1 by default (HOLMGANG_BOT_THREADS)",
    `--log LEVEL       ${LEVELS.join(", ")}; warn by default, on stderr as JSON lines (HOLMGANG_LOG)`,
    "--no-limits       no limits on how much one address may send: for load tests on a machine of your own",
    "",
    "Stops in order on SIGTERM or Ctrl-C: clocks are paused, players are told, nothing is lost.",
  ],
  async run(argv, terminal) {
    const options = readOptions(argv, process.env);
    const served = await started(options);
    terminal.out(`Holmgang is at ${served.address}`);
    await stopped(served, terminal);
  },
};

export function readOptions(argv: readonly string[], env: Environment): ServeOptions {
  const { flags } = readArgs(argv, FLAGS, []);
  const level = flags.log ?? env["HOLMGANG_LOG"] ?? "warn";
  if (!LEVELS.includes(level))
    throw new Complaint(`--log takes ${LEVELS.join(", ")}, not '${level}'`);
  const url = flags.database ?? (flags.data === undefined ? env["DATABASE_URL"] : undefined);
  const threads = integer(
    "bot-threads",
    flags["bot-threads"] ?? env["HOLMGANG_BOT_THREADS"],
    1,
    [1, 64],
  );
  return {
    place: url ? { url } : { folder: resolve(flags.data ?? env["HOLMGANG_DATA"] ?? "data") },
    host: flags.host ?? env["HOLMGANG_HOST"] ?? "0.0.0.0",
    port: integer("port", flags.port ?? env["PORT"], 8080, [0, 65_535]),
    admins: adminIds(flags.admins ?? env["HOLMGANG_ADMINS"] ?? ""),
    trustProxy: flags["trust-proxy"] ?? env["HOLMGANG_TRUST_PROXY"] === "1",
    limits: flags["no-limits"] ? NO_LIMITS : LIMITS,
    log: pino({ level }, pino.destination(2)),
    bots: { threads, thinkMs: 1_000, hangMs: 10_000 },
  };
}

/** Ids, and no names: a name can be given up, and somebody else takes it. */
function adminIds(text: string): string[] {
  const ids = text
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");
  const name = ids.find((id) => !/^a[0-9a-f]{20}$/.test(id));
  if (name !== undefined)
    throw new Complaint(
      `--admins takes ids of accounts, and '${name}' is none; 'holmgang account NAME' prints the id that belongs to a name`,
    );
  return ids;
}

/** The server, or one sentence about why not. */
async function started(options: ServeOptions): Promise<Served> {
  try {
    return await startServer(options);
  } catch (error) {
    if (error instanceof FolderRefused) throw new Complaint(error.message, 1);
    if (codeOf(error) === "EADDRINUSE")
      throw new Complaint(
        `port ${options.port} is taken; stop what uses it, or set PORT to another one`,
        1,
      );
    if (codeOf(error) === "EACCES")
      throw new Complaint(
        `port ${options.port} is not allowed here; set PORT to one above 1023`,
        1,
      );
    if ("url" in options.place && codeOf(error) !== null)
      throw new Complaint(
        `the database cannot be reached (${codeOf(error)}); is DATABASE_URL right?`,
        1,
      );
    throw error;
  }
}

/** Until somebody asks the server to stop, and it has. */
async function stopped(served: Served, terminal: Terminal): Promise<void> {
  // What nobody waits for must not end the process: other matches go on.
  process.on("unhandledRejection", (error) => served.node.complain(error));
  await asked();
  terminal.err("Stopping: pausing clocks and telling players.");
  await served.stop();
}

/** Once may come as two: from whoever asks, and from the program that started this one. A later one means at once. */
const INSISTS_AFTER_MS = 1_000;

/** Until a signal asks this process to end. */
function asked(): Promise<void> {
  let first: number | null = null;
  return new Promise((done) => {
    const heard = (): void => {
      if (first !== null && performance.now() - first > INSISTS_AFTER_MS) process.exit(1);
      first ??= performance.now();
      done();
    };
    process.on("SIGTERM", heard).on("SIGINT", heard);
  });
}
