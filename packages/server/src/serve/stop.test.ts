import { connect as dial } from "node:net";
import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { COUNTS_AFTER_MS } from "../presence/settle-absence.ts";
import { connect, visit } from "../testing/client.ts";
import { duelOf, granted, guests } from "../testing/duel.ts";
import { startPostgres } from "../testing/postgres.ts";
import { newFolder, startServer } from "../testing/server.ts";

/** A log, and what was written to it. */
function openLog() {
  const lines: string[] = [];
  const paper = new Writable({
    write(text, _, done) {
      lines.push(String(text));
      done();
    },
  });
  return { lines, log: pino({ level: "error" }, paper) };
}

test.each(["PGlite", "PostgreSQL"])(
  "a server on %s stops while people leave, come and speak, and has nothing to complain of",
  async (kind) => {
    const postgres = kind === "PostgreSQL" ? await startPostgres() : null;
    const url = await postgres?.database("stop");
    const { lines, log } = openLog();
    const server = await startServer({ place: url ? { url } : { folder: newFolder() }, log });
    const address = [server.address, server.address] as const;
    const playing = await duelOf(await guests(address));
    const over = await duelOf(await guests(address), { stake: 0 });
    granted(await over.clients[0].ask({ kind: "resign", match: over.match }));
    const late = await visit(server.address);
    const arriving = connect(late).catch(() => "too late");
    over.clients[0].send(JSON.stringify({ kind: "rematch", id: "last", match: over.match }));
    for (const leaving of [playing.clients[0], playing.clients[1], over.clients[1]]) leaving.drop();
    await new Promise((resolve) => void setImmediate(resolve));
    await server.stop();
    await arriving;
    // Whatever it has still put off would happen by then.
    await new Promise((resolve) => void setTimeout(resolve, COUNTS_AFTER_MS + 100));
    expect(lines).toEqual([]);
    await postgres?.stop();
  },
);

test.each([
  ["nothing", ""],
  ["half a head", "GET / HT"],
  ["half a body", "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"],
])("a server stops although somebody is connected who has said %s", async (_what, said) => {
  const server = await startServer();
  const socket = dial(Number(new URL(server.address).port), "127.0.0.1");
  socket.resume().on("error", () => {});
  const gone = new Promise((resolve) => void socket.once("close", resolve));
  await new Promise((resolve) => void socket.once("connect", resolve));
  await new Promise((resolve) => void socket.write(said, resolve));
  await server.stop();
  await gone;
  expect(socket.destroyed).toBe(true);
});
