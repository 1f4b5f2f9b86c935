import type { FastifyInstance } from "fastify";
import { liveMatches } from "../history/live-matches.ts";
import type { Node } from "../node/node.ts";
import { recentReports } from "../reports/recent-reports.ts";
import type { ErrorNotes } from "./note-errors.ts";
import { decline } from "./answer.ts";
import { callerOf } from "./caller.ts";
import { escaped, page } from "./page.ts";
import type { Rooms } from "./rooms.ts";

/** What goes on, for those who run this server: live matches, queues, nodes, reports and errors. */
export function adminRoute(
  app: FastifyInstance,
  node: Node,
  isAdmin: Rooms["isAdmin"],
  errors: ErrorNotes,
): void {
  app.get("/admin", async (request, reply) => {
    const caller = await callerOf(node, request);
    if (!caller) return decline(reply, { code: "signed-out", words: "You are not signed in." });
    if (!isAdmin(caller))
      return decline(reply, {
        code: "not-an-admin",
        words: "This page is for those who run this server.",
      });
    const body = [
      "<h1>Holmgang</h1>",
      await nodesPart(node),
      await matchesPart(node),
      await queuesPart(node),
      await reportsPart(node),
      errorsPart(errors),
    ].join("\n");
    return reply.type("text/html; charset=utf-8").send(page("Holmgang: admin", body));
  });
}

async function nodesPart({ db, id, now }: Node): Promise<string> {
  const nodes = await db
    .selectFrom("node")
    .leftJoin("presence", "presence.node_id", "node.id")
    .select(["node.id", "started_at", "alive_at"])
    .select((row) => row.fn.count<string>("presence.id").as("lines"))
    .groupBy(["node.id", "started_at", "alive_at"])
    .orderBy("started_at")
    .execute();
  const rows = nodes.map((each) => [
    each.id === id ? `${each.id} (this one)` : each.id,
    when(each.started_at),
    `${Math.round((now() - Number(each.alive_at)) / 1000)} s ago`,
    Number(each.lines).toString(),
  ]);
  return part("Nodes", ["node", "up since", "last alive", "connections"], rows);
}

async function matchesPart(node: Node): Promise<string> {
  const { count } = await node.db
    .selectFrom("match")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("outcome", "is", null)
    .executeTakeFirstOrThrow();
  const live = await liveMatches(node, { limit: 100 });
  const rows = live.map(({ id, game, mode, players, openedAt }) => [
    id,
    `${game}${mode === null ? "" : `, ${mode}`}`,
    players.map(({ nickname }) => nickname).join(" and "),
    openedAt === null ? "not open yet" : when(openedAt),
  ]);
  return part(
    `Live matches (${count}; listed ones below)`,
    ["match", "game", "players", "since"],
    rows,
  );
}

async function queuesPart({ db, now }: Node): Promise<string> {
  const queues = await db
    .selectFrom("queue_entry")
    .select(["game", "mode"])
    .select((row) => [row.fn.countAll<string>().as("waiting"), row.fn.min("since").as("first")])
    .groupBy(["game", "mode"])
    .execute();
  const rows = queues.map(({ game, mode, waiting, first }) => [
    `${game}, ${mode}`,
    Number(waiting).toString(),
    `${Math.round((now() - Number(first)) / 1000)} s`,
  ]);
  return part("Queues", ["queue", "waiting", "longest"], rows);
}

async function reportsPart({ db }: Node): Promise<string> {
  const reports = await recentReports(db);
  const rows = reports.map(({ at, match, isOver, reporter, about, words }) => [
    when(at),
    { text: match, href: `/${isOver ? "replay" : "match"}/${encodeURIComponent(match)}` },
    reporter,
    about,
    words ?? "",
  ]);
  return part("Reports", ["when", "match", "by", "about", "words"], rows);
}

const errorsPart = (errors: ErrorNotes): string =>
  part(
    "Errors of this node",
    ["when", "what"],
    errors
      .recent()
      .toReversed()
      .map(({ at, words }) => [when(at), words]),
  );

/** A text, or one that leads somewhere. */
type Cell = string | { readonly text: string; readonly href: string };

function part(title: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = (tag: string, row: readonly Cell[]) =>
    `<tr>${row.map((cell) => `<${tag}>${html(cell)}</${tag}>`).join("")}</tr>`;
  const body =
    rows.length === 0
      ? "<p>None.</p>"
      : `<div class="wide"><table>${cells("th", heads)}${rows.map((row) => cells("td", row)).join("")}</table></div>`;
  return `<h2>${escaped(title)}</h2>${body}`;
}

const html = (cell: Cell): string =>
  typeof cell === "string"
    ? escaped(cell)
    : `<a href="${escaped(cell.href)}">${escaped(cell.text)}</a>`;

const when = (ms: string | number): string =>
  new Date(Number(ms)).toISOString().slice(0, 19).replace("T", " ");
