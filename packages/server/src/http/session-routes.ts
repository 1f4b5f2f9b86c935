import { accept } from "@holmgang/kernel";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createGuest } from "../accounts/create-guest.ts";
import { nicknameKey } from "../accounts/nickname.ts";
import { recover } from "../accounts/recover.ts";
import type { Recovery } from "../accounts/recover.ts";
import { banned, standing } from "../accounts/sanction.ts";
import { closeSession } from "../accounts/sessions.ts";
import { signIn } from "../accounts/sign-in.ts";
import type { Credentials } from "../accounts/sign-in.ts";
import { answer } from "./answer.ts";
import { callerOf, tokenOf } from "./caller.ts";
import { clearCookie, writeCookie } from "./cookies.ts";
import { guess } from "./guess.ts";
import type { Guard } from "./guess.ts";
import { own } from "./own.ts";
import type { Rooms } from "./rooms.ts";
import { texts } from "./texts.ts";

/** Coming and going. */
export function sessionRoutes(app: FastifyInstance, rooms: Rooms, guard: Guard): void {
  const { db, now, addresses } = rooms;

  app.post("/api/guest", async (request, reply) => {
    const known = await callerOf(rooms, request);
    if (known?.ban) return answer(reply, banned(known.ban));
    if (known) return own(rooms, known);
    const ban = await standing(db, { address: addresses.hashOf(request.ip) }, now());
    if (ban) return answer(reply, banned(ban));
    const { account, token } = await createGuest(db, now());
    await addresses.note(account.id, request.ip);
    writeCookie(request, reply, token);
    return own(rooms, account);
  });

  app.post<{ Body: Credentials }>(
    "/api/sign-in",
    texts(["nickname", "password"]),
    async (request, reply) => {
      const back = await guess(guard, attemptOf(request), () => signIn(db, request.body, now()));
      if (!back.ok) return answer(reply, back);
      await addresses.note(back.value.account.id, request.ip);
      writeCookie(request, reply, back.value.token);
      return own(rooms, back.value.account);
    },
  );

  app.post<{ Body: Recovery }>(
    "/api/recover",
    texts(["nickname", "recoveryCode", "password"]),
    async (request, reply) => {
      const back = await guess(guard, attemptOf(request), () => recover(db, request.body, now()));
      if (!back.ok) return answer(reply, back);
      const { account, token, recoveryCode } = back.value;
      await addresses.note(account.id, request.ip);
      writeCookie(request, reply, token);
      return { account: await own(rooms, account), recoveryCode };
    },
  );

  app.post("/api/sign-out", async (request, reply) => {
    const token = tokenOf(request);
    if (token) await closeSession(db, token);
    clearCookie(request, reply);
    return answer(reply, accept(null));
  });
}

const attemptOf = ({
  ip,
  body,
}: Pick<FastifyRequest<{ Body: { readonly nickname: string } }>, "ip" | "body">) => ({
  address: ip,
  door: nicknameKey(body.nickname),
});
