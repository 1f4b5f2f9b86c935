import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Line } from "../lines/line.ts";
import type { Node } from "../node/node.ts";
import { hint } from "../store/hints.ts";
import { closeInvite, openInvite } from "./invite.ts";

/** Takes an invitation of one's own back. */
export const cancelInvite = (node: Node, line: Line, id: string): Promise<Result<null>> =>
  close(node, line, id, "cancelled");

/** Declines an invitation that was made to oneself. */
export const declineInvite = (node: Node, line: Line, id: string): Promise<Result<null>> =>
  close(node, line, id, "declined");

function close(
  node: Node,
  { account }: Line,
  id: string,
  state: "cancelled" | "declined",
): Promise<Result<null>> {
  return node.db.transaction().execute(async (step) => {
    const invite = await openInvite(step, id, node.now());
    if (!invite.ok) return invite;
    const { host_id, guest_id } = invite.value;
    const whose = state === "cancelled" ? host_id : guest_id;
    if (whose !== account.id)
      return refuse("not-your-invite", "This invitation is not yours to close.");
    if (!(await closeInvite(step, id, { state })))
      return refuse("invite-taken", "Somebody has accepted this invitation already.");
    await hint(step, { kind: "invite", invite: id });
    return accept(null);
  });
}
