import { accept } from "@holmgang/kernel";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { changePassword } from "../accounts/change-password.ts";
import type { PasswordChange } from "../accounts/change-password.ts";
import { deleteAccount } from "../accounts/delete-account.ts";
import { endSession, listSessions } from "../accounts/list-sessions.ts";
import type { Present } from "../accounts/sessions.ts";
import { requireCaller } from "./caller.ts";
import { clearCookie } from "./cookies.ts";
import { guess } from "./guess.ts";
import type { Guard } from "./guess.ts";
import type { Rooms } from "./rooms.ts";
import { texts } from "./texts.ts";

/** What only the owner may do, or whoever sits at the owner's browser: hence the passwords. */
export function ownerRoutes(app: FastifyInstance, rooms: Rooms, guard: Guard): void {
  const { db, now } = rooms;
  const attemptOf = ({ ip }: Pick<FastifyRequest, "ip">, { nickname_key }: Present) => ({
    address: ip,
    door: nickname_key,
  });

  app.post<{ Body: PasswordChange }>(
    "/api/me/password",
    texts(["password", "newPassword"]),
    requireCaller(rooms, async (caller, request) =>
      guess(guard, attemptOf(request, caller), () => changePassword(db, caller, request.body)),
    ),
  );

  app.delete<{ Body: { readonly password?: string } | null }>(
    "/api/me",
    PERHAPS_PASSWORD,
    requireCaller(rooms, async (caller, request, reply) => {
      const password = request.body?.password ?? null;
      const deleted = await guess(guard, attemptOf(request, caller), () =>
        deleteAccount(db, caller.id, now(), password),
      );
      if (deleted.ok) clearCookie(request, reply);
      return deleted;
    }),
  );

  app.get(
    "/api/me/sessions",
    requireCaller(rooms, async (caller) => accept(await listSessions(db, caller, now()))),
  );

  app.delete<{ Params: { readonly session: string } }>(
    "/api/me/sessions/:session",
    SESSION,
    requireCaller(rooms, async ({ id, session }, request, reply) => {
      if (request.params.session === session) clearCookie(request, reply);
      return endSession(db, id, request.params.session);
    }),
  );
}

/** Guests have none, and send nothing. */
const PERHAPS_PASSWORD = {
  schema: { body: { ...texts([], ["password"]).schema.body, nullable: true } },
};

const SESSION = {
  schema: {
    params: {
      type: "object",
      properties: { session: { type: "string", pattern: "^[0-9a-f-]{36}$" } },
    },
  },
};
