import { accept } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { FastifyInstance } from "fastify";
import type { Account } from "../accounts/account.ts";
import { claimTopUp } from "../accounts/claim-top-up.ts";
import { claim } from "../accounts/claim.ts";
import type { Claim } from "../accounts/claim.ts";
import { ledgerPage } from "../accounts/ledger-page.ts";
import { rename } from "../accounts/rename.ts";
import { AVATARS, setAvatar } from "../accounts/set-avatar.ts";
import type { Avatar } from "../accounts/set-avatar.ts";
import { countAttempts } from "./attempts.ts";
import { blockRoutes } from "./block-routes.ts";
import { ownerRoutes } from "./owner-routes.ts";
import { botRoutes } from "./bot-routes.ts";
import { requireCaller } from "./caller.ts";
import { readCookie, writeCookie } from "./cookies.ts";
import { own, ownOf } from "./own.ts";
import type { Rooms } from "./rooms.ts";
import { sessionRoutes } from "./session-routes.ts";
import { texts } from "./texts.ts";

/** Everything an account is asked and told over HTTP. */
export function accountRoutes(app: FastifyInstance, rooms: Rooms): void {
  const guard = { attempts: countAttempts(rooms.now), budgets: rooms.budgets };
  sessionRoutes(app, rooms, guard);
  ownerRoutes(app, rooms, guard);
  profileRoutes(app, rooms);
  tokenRoutes(app, rooms);
  blockRoutes(app, rooms);
  botRoutes(app, rooms);
}

interface Changes {
  readonly nickname?: string;
  readonly avatar?: Avatar;
}

const CHANGES = {
  schema: {
    body: {
      type: "object",
      additionalProperties: false,
      properties: { nickname: { type: "string" }, avatar: { enum: AVATARS } },
    },
  },
};

function profileRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { db } = rooms;

  app.get(
    "/api/me",
    requireCaller(rooms, async (caller, request, reply) => {
      // The session was prolonged; without this the browser would still forget it.
      const token = readCookie(request.headers.cookie);
      if (token) writeCookie(request, reply, token);
      return accept(await own(rooms, caller));
    }),
  );

  app.patch<{ Body: Changes }>(
    "/api/me",
    CHANGES,
    requireCaller(rooms, async (caller, { body: { nickname, avatar } }) => {
      let changed: Result<Account> = accept(caller);
      if (nickname !== undefined) changed = await rename(db, caller.id, nickname);
      if (changed.ok && avatar !== undefined) changed = await setAvatar(db, caller.id, avatar);
      return ownOf(rooms, changed);
    }),
  );

  app.post<{ Body: Claim }>(
    "/api/me/claim",
    texts(["password"], ["nickname"]),
    requireCaller(rooms, async ({ id, household }, { body }) => {
      const unpaid = rooms.budgets.hash(id, household);
      if (unpaid) return { ok: false, refusal: unpaid };
      const claimed = await claim(db, id, body);
      if (!claimed.ok) return claimed;
      const { account, recoveryCode } = claimed.value;
      return accept({ account: await own(rooms, account), recoveryCode });
    }),
  );
}

function tokenRoutes(app: FastifyInstance, rooms: Rooms): void {
  app.post(
    "/api/me/top-up",
    requireCaller(rooms, async ({ id }) => ownOf(rooms, await claimTopUp(rooms.db, id))),
  );

  app.get<{ Querystring: { readonly before?: string } }>(
    "/api/me/ledger",
    { schema: { querystring: PAGE } },
    requireCaller(rooms, async ({ id }, { query }) =>
      accept(await ledgerPage(rooms.db, id, query.before ?? null)),
    ),
  );
}

const PAGE = {
  type: "object",
  additionalProperties: false,
  properties: { before: { type: "string", pattern: "^[0-9]{1,18}$" } },
};
