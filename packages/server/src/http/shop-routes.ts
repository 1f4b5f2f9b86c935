import { accept } from "@holmgang/kernel";
import type { FastifyInstance } from "fastify";
import { findAccount, noSuchAccount } from "../accounts/account.ts";
import { buy } from "../gold/buy.ts";
import type { Order } from "../gold/buy.ts";
import { boughtBy } from "../gold/collection.ts";
import { shopOf } from "../gold/economy-of.ts";
import { pursePage } from "../gold/purse-page.ts";
import { requireCaller } from "./caller.ts";
import { COUNT, query } from "./query.ts";
import type { Rooms } from "./rooms.ts";

interface Shop {
  Params: { readonly game: string };
}

/** Gold, what it buys, and where it came from. */
export function shopRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { db } = rooms;

  app.get<Shop>(
    "/api/shop/:game",
    query({}),
    requireCaller(rooms, async ({ id }, { params }) => {
      const shop = shopOf(params.game);
      if (!shop.ok) return shop;
      const account = await findAccount(db, id);
      if (!account) return noSuchAccount();
      const bought = await boughtBy(db, id, shop.value.id);
      return accept({ gold: Number(account.gold), bought });
    }),
  );

  app.post<Shop & { Body: Order }>(
    "/api/shop/:game",
    ORDER,
    requireCaller(rooms, async ({ id }, { params, body }) => {
      const shop = shopOf(params.game);
      return shop.ok ? buy(db, id, shop.value, body) : shop;
    }),
  );

  app.get<{ Querystring: { readonly before?: string } }>(
    "/api/me/purse",
    query({ before: COUNT }),
    requireCaller(rooms, async ({ id }, request) =>
      accept(await pursePage(db, id, request.query.before ?? null)),
    ),
  );
}

const ORDER = {
  schema: {
    body: {
      type: "object",
      additionalProperties: false,
      required: ["ware", "nth", "price"],
      properties: {
        ware: { type: "string", maxLength: 64 },
        nth: { type: "integer", minimum: 1, maximum: 255 },
        price: { type: "integer", minimum: 0, maximum: 1_000_000 },
      },
    },
  },
};
