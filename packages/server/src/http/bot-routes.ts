import { accept } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { FastifyInstance } from "fastify";
import { becomeBot, createBotToken } from "../accounts/become-bot.ts";
import type { SignedIn } from "../accounts/sessions.ts";
import { requireCaller } from "./caller.ts";
import { own } from "./own.ts";
import type { Rooms } from "./rooms.ts";

/** For those who let a program play. The token is told once; a program sends it as `Authorization: Bearer`. */
export function botRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { db, now } = rooms;

  const tell = async (bot: Result<SignedIn>) =>
    bot.ok ? accept({ account: await own(rooms, bot.value.account), token: bot.value.token }) : bot;

  app.post(
    "/api/me/bot",
    requireCaller(rooms, async ({ id }) => tell(await becomeBot(db, id, now()))),
  );

  app.post(
    "/api/me/bot/token",
    requireCaller(rooms, async ({ id }) => tell(await createBotToken(db, id, now()))),
  );
}
