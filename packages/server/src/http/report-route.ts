import type { FastifyInstance } from "fastify";
import { fileReport } from "../reports/file-report.ts";
import { requireCaller } from "./caller.ts";
import { NAME } from "./query.ts";
import type { Rooms } from "./rooms.ts";

interface Body {
  readonly match: string;
  readonly account: string;
  readonly words?: string;
}

const BODY = {
  schema: {
    body: {
      type: "object",
      required: ["match", "account"],
      additionalProperties: false,
      properties: { match: NAME, account: NAME, words: { ...NAME, maxLength: 1000 } },
    },
  },
};

/** Where players tell those who run the server about each other. */
export function reportRoute(app: FastifyInstance, rooms: Rooms): void {
  app.post<{ Body: Body }>(
    "/api/reports",
    BODY,
    requireCaller(rooms, async (caller, { body: { match, account, words = "" } }) => {
      const unpaid = rooms.budgets.act(caller, PRICE);
      if (unpaid) return { ok: false, refusal: unpaid };
      return fileReport(rooms.db, {
        match,
        account,
        reporter: caller.id,
        words: words.trim() || null,
        at: rooms.now(),
      });
    }),
  );
}

/** Somebody has to read it. */
const PRICE = 10;
