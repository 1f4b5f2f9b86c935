import { accept, refuse } from "@holmgang/kernel";
import type { BySeat, Result } from "@holmgang/kernel";
import type { CommandOf } from "@holmgang/protocol";
import { isBlockedPair } from "../accounts/blocks.ts";
import type { Line } from "../lines/line.ts";
import { findMatch } from "../matches/find-match.ts";
import type { Seated } from "../matches/find-match.ts";
import { roomFor } from "../matches/room-for.ts";
import { pairedOrNot } from "../matches/paired-or-not.ts";
import { uncountedPair } from "../matches/uncounted.ts";
import { askIn } from "../store/ask.ts";
import type { Node } from "../node/node.ts";
import { isPresent } from "../lines/is-present.ts";
import { hint } from "../store/hints.ts";
import type { InviteTable } from "../store/schema.ts";
import { closeInvite, openInvite } from "./invite.ts";

/** Sits down at the match an invitation offers. Of two who try, one does. */
export async function acceptInvite(
  node: Node,
  { account }: Line,
  command: CommandOf<"accept">,
): Promise<Result<{ match: string }>> {
  const invite = await openInvite(node.db, command.invite, node.now());
  if (!invite.ok) return invite;
  const mayNot = await refusalFor(node, account.id, invite.value);
  if (mayNot) return mayNot;
  const full = await roomFor(node, account, false);
  if (full) return { ok: false, refusal: full };
  const { id, game, settings: text, host_id, host_entry, host_seat } = invite.value;
  const host = node.hostOf(game);
  const settings: unknown = JSON.parse(text);
  const entry = host.game.parseEntry(command.entry, settings);
  if (!entry.ok) return entry;
  const theirs: Seated = { account: host_id, bot: null, entry: JSON.parse(host_entry) as unknown };
  const own: Seated = { account: account.id, bot: null, entry: entry.value };
  const players: BySeat<Seated> = host_seat === 0 ? [theirs, own] : [own, theirs];
  return pairedOrNot(node, async (step) => {
    if (!(await isPresent(step, host_id)))
      return refuse("host-away", "Whoever made this invitation is not connected.");
    const why = await uncountedPair(node, askIn(step), [host_id, account.id]);
    const friendly = { mode: null, rated: false, listed: false, rematchOf: null, uncounted: why };
    const match = await findMatch(step, { host, settings, players, ...friendly }, node.now());
    if (!(await closeInvite(step, id, { state: "taken", match_id: match })))
      return refuse("invite-taken", "Somebody has accepted this invitation already.");
    await hint(step, { kind: "invite", invite: id });
    return accept({ match });
  });
}

async function refusalFor(node: Node, account: string, { host_id, guest_id }: InviteTable) {
  if (host_id === account) return refuse("own-invite", "This invitation is your own.");
  if (guest_id !== null && guest_id !== account)
    return refuse("not-your-invite", "This invitation was made to somebody else.");
  return (await isBlockedPair(node.db, host_id, account))
    ? refuse("blocked", "One of you has blocked the other.")
    : null;
}
