// Orcain on boardgame.io's own server, with its database in memory.
import type { RequestListener, Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fromBoardgame } from "../peers.ts";
import { announce } from "./announce.ts";
import { servedRules } from "./boardgame-rules.ts";

interface Memory {
  setState(
    match: string,
    state: { readonly ctx: { readonly gameover?: unknown } },
    log: unknown,
  ): void;
  wipe(match: string): void;
}

interface Boardgame {
  Server(options: object): {
    readonly app: { callback(): RequestListener };
    readonly db: Memory;
    run(options: { port: number; callback(): void }): Promise<{ readonly appServer: HttpServer }>;
  };
}

process.env["NODE_ENV"] = "production";
const { Server } = fromBoardgame("boardgame.io/server") as Boardgame;
const { app, db, run } = Server({ games: [servedRules], origins: ["http://127.0.0.1"] });

// It keeps every match for ever. A server that is measured by its memory would not.
const keep = db.setState.bind(db);
db.setState = (match, state, log) => {
  keep(match, state, log);
  if (state.ctx.gameover !== undefined) setTimeout(() => db.wipe(match), 5_000);
};

const { appServer } = await run({ port: 0, callback: () => {} });
// Installed today, it answers with the routes it had before its lobby's were added: none (koa-compose 4.2).
appServer.removeAllListeners("request").on("request", app.callback());
announce((appServer.address() as AddressInfo).port); // it listens on a port
