import { sql } from "kysely";
import type { MessageOf } from "@holmgang/protocol";
import { sitters } from "../history/sitters.ts";
import type { Sitter } from "../history/sitters.ts";
import type { Node } from "../node/node.ts";
import type { InviteTable } from "../store/schema.ts";

/** Tells those concerned who are connected here what became of an invitation. */
export async function announceInvite(node: Node, id: string): Promise<void> {
  const invite = await node.db
    .selectFrom("invite")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!invite) return;
  const { host_id, guest_id, state } = invite;
  if (state !== "open") {
    for (const account of [host_id, guest_id])
      if (account !== null) node.lines.tell(account, { kind: "invite_closed", invite: id, state });
    return;
  }
  if (guest_id === null || node.lines.of(guest_id).size === 0) return;
  node.lines.tell(guest_id, await invited(node, invite));
}

/** The invitations an account could answer now, the oldest first. */
export async function invitesTo(
  node: Pick<Node, "db" | "now">,
  account: string,
): Promise<readonly MessageOf<"invited">[]> {
  const invites = await node.db
    .selectFrom("invite")
    .selectAll()
    .where("guest_id", "=", account)
    .where("state", "=", sql.lit("open")) // as the index of open ones says it
    .where("expires_at", ">", String(node.now()))
    .orderBy("created_at")
    .execute();
  return Promise.all(invites.map((invite) => invited(node, invite)));
}

export async function invited(
  { db }: Pick<Node, "db">,
  { id, host_id, game, settings, expires_at }: InviteTable,
): Promise<MessageOf<"invited">> {
  const [[host]] = (await sitters(db, [
    { seat_0: host_id, seat_1: null, bot_0: null, bot_1: null },
  ])) as [[Sitter, Sitter]]; // as many as were asked about
  return {
    kind: "invited",
    invite: id,
    game,
    settings: JSON.parse(settings) as unknown,
    from: { ...host, rating: null, league: null },
    expiresAt: Number(expires_at),
  };
}
