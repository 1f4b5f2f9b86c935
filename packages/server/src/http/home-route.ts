import { GAMES } from "@holmgang/games";
import type { FastifyInstance } from "fastify";
import { escaped, page } from "./page.ts";

/** What stands at the address until there is a client to stand there. */
export function homeRoute(app: FastifyInstance): void {
  const games = Object.values(GAMES)
    .map(({ words }) => `<li><strong>${escaped(words.name)}</strong>: ${escaped(words.pitch)}</li>`)
    .join("");
  const body = `<h1>Holmgang</h1>
<p>Two seats, one marked field, rules both sides can check. This server is up; its table for browsers is being built.</p>
<ul>${games}</ul>
<p>In a terminal: <code>npx holmgang play orcain</code>. Programs play by <a href="/api/games">the API</a>.</p>`;
  app.get("/", (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(page("Holmgang", body)),
  );
}
