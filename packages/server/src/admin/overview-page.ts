import { liveMatches } from "../history/live-matches.ts";
import type { ErrorNotes } from "../http/note-errors.ts";
import type { Node } from "../node/node.ts";
import { listReports } from "../reports/list-reports.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";
import { moment } from "./moment.ts";
import { reportCards } from "./reports-page.ts";
import { shell } from "./shell.ts";
import { table } from "./table.ts";

/** What goes on: reports that wait, live matches, queues, nodes and errors. */
export const overviewPage = async (node: Node, errors: ErrorNotes): Promise<string> =>
  shell("overview", "What goes on", [
    await reportsPart(node),
    await matchesPart(node),
    await queuesPart(node),
    await nodesPart(node),
    errorsPart(errors),
  ]);

const FEW = 5;

async function reportsPart({ db }: Node): Promise<Html> {
  const reports = await listReports(db, { state: "open", limit: FEW });
  return html`<section>
    <h2>Open reports</h2>
    ${reportCards(reports)}
    <p><a class="more" href="/admin/reports">All reports</a></p>
  </section>`;
}

async function nodesPart({ db, id, now }: Node): Promise<Html> {
  const nodes = await db
    .selectFrom("node")
    .leftJoin("presence", "presence.node_id", "node.id")
    .select(["node.id", "started_at", "alive_at"])
    .select((row) => row.fn.count<string>("presence.id").as("lines"))
    .where("has_left", "=", false)
    .groupBy(["node.id", "started_at", "alive_at"])
    .orderBy("started_at")
    .execute();
  const rows = nodes.map((each) => [
    each.id === id ? `${each.id} (this one)` : each.id,
    moment(each.started_at),
    `${Math.round((now() - Number(each.alive_at)) / 1000)} s ago`,
    Number(each.lines).toString(),
  ]);
  return table("Nodes", ["node", "up since", "last alive", "connections"], rows);
}

async function matchesPart(node: Node): Promise<Html> {
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
    openedAt === null ? "not open yet" : moment(openedAt),
  ]);
  return table(
    `Live matches (${count}; listed ones below)`,
    ["match", "game", "players", "since"],
    rows,
  );
}

async function queuesPart({ db, now }: Node): Promise<Html> {
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
  return table("Queues", ["queue", "waiting", "longest"], rows);
}

const errorsPart = (errors: ErrorNotes): Html =>
  table(
    "Errors of this node",
    ["when", "what"],
    errors
      .recent()
      .toReversed()
      .map(({ at, words }) => [moment(at), words]),
  );
