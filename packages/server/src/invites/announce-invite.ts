import { sitters } from "../history/sitters.ts";
import type { Sitter } from "../history/sitters.ts";
import type { Node } from "../node/node.ts";

/** Tells those concerned who are connected here what became of an invitation. */
export async function announceInvite(node: Node, id: string): Promise<void> {
  const invite = await node.db
    .selectFrom("invite")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!invite) return;
  const { host_id, guest_id, state, game } = invite;
  if (state !== "open") {
    for (const account of [host_id, guest_id])
      if (account !== null) node.lines.tell(account, { kind: "invite_closed", invite: id, state });
    return;
  }
  if (guest_id === null || node.lines.of(guest_id).size === 0) return;
  const [[host]] = (await sitters(node.db, [
    { seat_0: host_id, seat_1: null, bot_0: null, bot_1: null },
  ])) as [[Sitter, Sitter]]; // as many as were asked about
  node.lines.tell(guest_id, {
    kind: "invited",
    invite: id,
    game,
    settings: JSON.parse(invite.settings) as unknown,
    from: { ...host, rating: null, league: null },
    expiresAt: Number(invite.expires_at),
  });
}
