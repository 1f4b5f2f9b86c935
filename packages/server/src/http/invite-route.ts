import { accept } from "@holmgang/kernel";
import type { FastifyInstance } from "fastify";
import { invited } from "../invites/announce-invite.ts";
import { openInvite } from "../invites/invite.ts";
import { answer } from "./answer.ts";
import { query } from "./query.ts";
import type { Rooms } from "./rooms.ts";

/** Who invites to what, for whoever follows a link: it can be read before there is an account. */
export function inviteRoute(app: FastifyInstance, { db, now }: Pick<Rooms, "db" | "now">): void {
  app.get<{ Params: { readonly id: string } }>(
    "/api/invites/:id",
    query({}),
    async ({ params: { id } }, reply) => {
      const invite = await openInvite(db, id, now());
      if (!invite.ok) return answer(reply, invite);
      const { game, settings, from, expiresAt } = await invited({ db }, invite.value);
      return answer(reply, accept({ game, settings, from, expiresAt }));
    },
  );
}
