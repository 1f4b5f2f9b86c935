import { accept } from "@holmgang/kernel";
import type { FastifyInstance } from "fastify";
import { block, blockedBy, unblock } from "../accounts/blocks.ts";
import { requireCaller } from "./caller.ts";
import type { Rooms } from "./rooms.ts";

interface Named {
  Params: { readonly account: string };
}

const NAMED = {
  schema: {
    params: {
      type: "object",
      properties: { account: { type: "string", pattern: "^[a-z0-9]{1,40}$" } },
    },
  },
};

/** Whom one does not want to meet. */
export function blockRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { db } = rooms;

  app.get(
    "/api/me/blocks",
    requireCaller(rooms, async ({ id }) => accept(await blockedBy(db, id))),
  );

  app.put<Named>(
    "/api/me/blocks/:account",
    NAMED,
    requireCaller(rooms, async ({ id }, { params }) => block(db, id, params.account)),
  );

  app.delete<Named>(
    "/api/me/blocks/:account",
    NAMED,
    requireCaller(rooms, async ({ id }, { params }) => {
      await unblock(db, id, params.account);
      return accept(null);
    }),
  );
}
