import type { FastifyInstance } from "fastify";
import { keptRecords } from "../history/kept-records.ts";
import { answer, decline } from "./answer.ts";
import { anybodyAt } from "./caller.ts";
import { asFile } from "./as-file.ts";
import type { GameRooms } from "./game-rooms.ts";
import { query } from "./query.ts";

interface Asked {
  Params: { readonly id: string };
  Querystring: { readonly format?: "json" | "text" };
}

/** For an hour nobody asks again; then only whether the rules are still the ones it was replayed by. */
const KEPT = "public, max-age=3600";

/** The file is the record and nothing else: it can be verified as it is. That it cannot be is said beside it. */
export function recordRoute(app: FastifyInstance, rooms: GameRooms): void {
  const records = keptRecords(rooms);
  app.get<Asked>(
    "/api/matches/:id/record",
    query({ format: { enum: ["json", "text"] } }),
    async ({ params: { id }, query: { format = "json" }, ip, headers }, reply) => {
      const reader = anybodyAt(ip);
      const unpaid = rooms.budgets.mayRead(reader);
      if (unpaid) return decline(reply, unpaid);
      const shelved = await records(id);
      if (!shelved.ok) return answer(reply, shelved);
      const { kept, bytes } = shelved.value;
      const { record, text, why } = kept;
      const tag = `"${format}-${record.rules}-${rooms.hostOf(record.game).game.rules}"`;
      reply.header("cache-control", KEPT).header("etag", tag);
      if (headers["if-none-match"] === tag) return reply.code(304).send();
      rooms.budgets.read(reader, bytes);
      const name = `${record.game}-${id.replaceAll(/[^\w-]/g, "_")}`;
      if (why !== null) reply.header("x-unverifiable", why);
      if (format === "json") return asFile(reply, "application/json", `${name}.json`).send(record);
      return asFile(reply, "text/plain; charset=utf-8", `${name}.txt`).send(
        why === null ? text : `; ${why}\n${text}`,
      );
    },
  );
}
