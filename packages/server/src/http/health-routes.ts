import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Node } from "../node/node.ts";
import { decline } from "./answer.ts";

/** For whoever keeps this server running: is it alive, may it be sent people, and how is it doing. */
export function healthRoutes(
  app: FastifyInstance,
  { db, id, lines, metrics, tables }: Node,
  mayMeasure: (request: FastifyRequest) => Promise<boolean>,
): void {
  metrics.gauge(
    "holmgang_connections",
    "Open connections on this node",
    () => [...lines.all()].length,
  );
  metrics.gauge(
    "holmgang_tables",
    "Matches open on this node",
    async () => (await tables.all()).length,
  );
  metrics.gauge("holmgang_matches_live", "Matches that are not over, on all nodes", async () => {
    const { count } = await db
      .selectFrom("match")
      .select((row) => row.fn.countAll<string>().as("count"))
      .where("outcome", "is", null)
      .executeTakeFirstOrThrow();
    return Number(count);
  });

  app.get("/healthz", () => ({ status: "alive", node: id }));

  app.get("/readyz", async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: "ready", node: id };
    } catch {
      return decline(reply, { code: "not-ready", words: "The database does not answer." });
    }
  });

  app.get("/metrics", async (request, reply) => {
    if (!(await mayMeasure(request)))
      return decline(reply, {
        code: "not-an-admin",
        words: "Metrics are for those who run this server.",
      });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
