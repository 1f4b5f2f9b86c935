import { GAMES } from "@holmgang/games";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Client, ClientFile } from "./read-client.ts";
import { decline } from "./answer.ts";
import { escaped, page } from "./page.ts";

/** Addresses that are no pages of the client's. An asset that is gone is gone: a page in its place would not run. */
const NO_PAGE = /^\/(api|socket|admin|metrics|healthz|readyz|wires|assets)(\/|$)/;

/** Best first. */
const CODINGS = ["br", "gzip"] as const;

/** Serves the built client; without one, a page that says how to get it. */
export function clientFiles(app: FastifyInstance, client: Client | null): void {
  const index = client?.get("/index.html");
  if (!client || !index) {
    app.get("/", (_request, reply) => reply.type("text/html; charset=utf-8").send(notBuilt()));
    return;
  }
  app.get("/*", (request, reply) => {
    const path = pathOf(request.url);
    const file = client.get(path) ?? (isPage(request, path) ? index : undefined);
    if (file) return send(request, reply, file);
    return decline(reply, { code: "no-such-route", words: "There is nothing here." });
  });
}

export const pathOf = (url: string): string => url.split("?", 1)[0]!; // a split has a first part

/** Whether somebody wants to look at an address of the client's own. */
const isPage = ({ headers }: FastifyRequest, path: string): boolean =>
  (headers.accept ?? "").includes("text/html") && !NO_PAGE.test(path);

function send(request: FastifyRequest, reply: FastifyReply, file: ClientFile): FastifyReply {
  const { headers } = request;
  const coding = CODINGS.find((each) => file[each] && accepts(headers["accept-encoding"], each));
  const etag = `"${file.hash}${coding ? `-${coding}` : ""}"`;
  reply.headers({
    "cache-control": file.isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    vary: "accept, accept-encoding",
    etag,
  });
  if (isKnown(headers["if-none-match"], etag)) return reply.code(304).send();
  if (coding) reply.header("content-encoding", coding);
  return reply.type(file.type).send(coding ? file[coding] : file.plain);
}

/** Whether a browser can unpack it: named, and not with a weight of nothing. */
const accepts = (header: string | string[] | undefined, coding: string): boolean =>
  listed(header).some((each) => {
    const [name, ...parameters] = each.split(";").map((part) => part.trim());
    return name === coding && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
  });

const isKnown = (header: string | undefined, etag: string): boolean =>
  listed(header).some((each) => each === "*" || each.replace(/^W\//, "") === etag);

const listed = (header: string | string[] | undefined): string[] =>
  (header ?? "")
    .toString()
    .split(",")
    .map((each) => each.trim());

function notBuilt(): string {
  const games = Object.values(GAMES)
    .map(({ words }) => `<li><strong>${escaped(words.name)}</strong>: ${escaped(words.pitch)}</li>`)
    .join("");
  const body = `<h1>Holmgang</h1>
<p>Two seats, one marked field, rules both sides can check. This server is up, but the client is not built:
<code>npm start</code> builds it, and <code>npm run build</code> does only that.</p>
<ul>${games}</ul>
<p>In a terminal: <code>npx holmgang play orcain</code>. Programs play by <a href="/api/games">the API</a>.</p>`;
  return page("Holmgang", body);
}
