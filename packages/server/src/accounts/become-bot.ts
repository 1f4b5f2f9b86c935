import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { change, withAccount } from "./account.ts";
import { matchesOf } from "./matches-of.ts";
import { hintRevoked, openSession } from "./sessions.ts";
import type { SignedIn } from "./sessions.ts";

/** A guest who has not played becomes a bot, for ever: nobody was beaten by a program they took for a person. */
export const becomeBot = (
  db: Kysely<Database>,
  id: string,
  now: number,
): Promise<Result<SignedIn>> =>
  withAccount(db, id, async (step, guest) => {
    if (guest.kind !== "guest" || (await matchesOf(step, id).executeTakeFirst())) {
      return refuse("not-a-fresh-guest", "Only a guest who has not played can become a bot.");
    }
    await step.deleteFrom("queue_entry").where("account_id", "=", id).execute();
    const account = await change(step, id, { kind: "bot" });
    return accept({ account, token: await openSession(step, id, "bot", now) });
  });

/** A bot has one token at a time: a new one is also how a token that got around is made worthless. */
export const createBotToken = (
  db: Kysely<Database>,
  id: string,
  now: number,
): Promise<Result<SignedIn>> =>
  withAccount(db, id, async (step, account) => {
    if (account.kind !== "bot") return refuse("not-a-bot", "Only a bot has a token.");
    await step
      .deleteFrom("session")
      .where("account_id", "=", id)
      .where("kind", "=", "bot")
      .execute();
    await hintRevoked(step, id);
    return accept({ account, token: await openSession(step, id, "bot", now) });
  });
