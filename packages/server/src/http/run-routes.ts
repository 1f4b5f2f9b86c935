import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { FastifyInstance, FastifyRequest, RouteGenericInterface } from "fastify";
import type { Node } from "../node/node.ts";
import { beginRun } from "../runs/begin-run.ts";
import { bestRuns } from "../runs/best-runs.ts";
import { bringRun } from "../runs/bring-run.ts";
import type { BroughtRun } from "../runs/bring-run.ts";
import { learn, legacyOf } from "../runs/legacy.ts";
import { playRun } from "../runs/play-run.ts";
import type { RunMove } from "../runs/play-run.ts";
import { runFile, runPage } from "../runs/run-page.ts";
import { lastRun } from "../runs/run-row.ts";
import type { RunRow } from "../runs/run-row.ts";
import { runView } from "../runs/run-view.ts";
import { settleBattle } from "../runs/settle-battle.ts";
import { answer, decline } from "./answer.ts";
import { anybodyAt, requireCaller } from "./caller.ts";
import { NAME, query } from "./query.ts";
import type { Rooms } from "./rooms.ts";

interface Named {
  Params: { readonly id: string };
}

/** Runs of the campaign that named accounts play here. */
export function runRoutes(app: FastifyInstance, rooms: Rooms, node: Node): void {
  ownRoutes(app, rooms, node);
  openRoutes(app, rooms);

  app.get(
    "/api/legacy",
    query({}),
    requireNamed(rooms, async (account) => accept(await legacyOf(rooms.db, account))),
  );

  app.post<{ Body: { readonly node: string } }>(
    "/api/legacy",
    body({ node: NAME }, ["node"]),
    requireNamed(rooms, (account, request) =>
      learn(rooms.db, account, request.body.node, rooms.now()),
    ),
  );
}

/** What only its player sees and does. */
function ownRoutes(app: FastifyInstance, rooms: Rooms, node: Node): void {
  app.get(
    "/api/runs/last",
    query({}),
    requireNamed(rooms, async (account) => {
      const row = await lastRun(rooms.db, account);
      return accept({ run: row ? await runView(rooms.db, await settleBattle(node, row)) : null });
    }),
  );

  app.post<{ Body: { readonly relic: string } }>(
    "/api/runs",
    body({ relic: NAME }, ["relic"]),
    requireNamed(
      rooms,
      async (account, request) => seen(node, await beginRun(node, account, request.body.relic)),
      PRICES.begin,
    ),
  );

  app.post<Named & { Body: RunMove }>(
    "/api/runs/:id/moves",
    body({ seq: { type: "integer", minimum: 0 }, move: { type: "object" } }, ["seq", "move"]),
    requireNamed(rooms, async (account, { params: { id }, body: move }) => {
      const played = await playRun(node, { account, id }, move);
      if (!played.ok) return played;
      const { row, events } = played.value;
      return accept({ ...(await runView(rooms.db, row)), events });
    }),
  );

  app.post<{ Body: BroughtRun }>(
    "/api/runs/bring",
    { bodyLimit: LARGEST_RUN, ...body({ run: FILE, battle: FILE }, ["run"]) },
    requireNamed(
      rooms,
      async (account, request) => seen(node, await bringRun(node, account, request.body)),
      PRICES.bring,
    ),
  );
}

/** What everybody may look at. */
function openRoutes(app: FastifyInstance, { db, budgets }: Rooms): void {
  /** All runs that are over are gone through for it: whoever asks meanwhile is told the same. */
  let reading: ReturnType<typeof bestRuns> | null = null;
  app.get("/api/runs/best", query({}), async () => {
    reading ??= bestRuns(db).finally(() => (reading = null));
    return { runs: await reading };
  });

  app.get<Named>("/api/runs/:id", query({}), async ({ params: { id } }, reply) =>
    answer(reply, await runPage(db, id)),
  );

  app.get<Named>("/api/runs/:id/record", query({}), async ({ params: { id }, ip }, reply) => {
    const reader = anybodyAt(ip);
    const unpaid = budgets.mayRead(reader);
    if (unpaid) return decline(reply, unpaid);
    const file = await runFile(db, id);
    if (!file.ok) return answer(reply, file);
    budgets.read(reader, file.value.length);
    return reply.type("text/plain; charset=utf-8").send(file.value);
  });
}

const seen = async ({ db }: Node, row: Result<RunRow>): Promise<Result<unknown>> =>
  row.ok ? accept(await runView(db, row.value)) : row;

/** A guest's run is kept in the browser, and sent here when the guest has claimed a name. */
const requireNamed = <Route extends RouteGenericInterface>(
  rooms: Rooms,
  work: (account: string, request: FastifyRequest<Route>) => Promise<Result<unknown>>,
  price = 0,
) =>
  requireCaller<Route>(rooms, async (caller, request) => {
    if (caller.kind !== "named")
      return refuse(
        "runs-need-a-name",
        "Runs are kept here for those who have a name. Without one, a run is kept in the browser.",
      );
    const unpaid = rooms.budgets.act(caller, price);
    return unpaid ? { ok: false, refusal: unpaid } : work(caller.id, request);
  });

/** What it costs others: a run that is brought along is played again from its beginning. */
const PRICES = { begin: 3, bring: 20 } as const;

/** Three acts with all their battles, and as much again. */
const LARGEST_RUN = 4 * 1024 * 1024;
const FILE = { type: "string", maxLength: LARGEST_RUN };

const body = (properties: Readonly<Record<string, object>>, required: readonly string[]) => ({
  schema: {
    ...query({}).schema,
    body: { type: "object", additionalProperties: false, properties, required },
  },
});
