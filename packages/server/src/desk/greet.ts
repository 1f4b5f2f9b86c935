import { PROTOCOL } from "@holmgang/protocol";
import { invitesTo } from "../invites/announce-invite.ts";
import type { Line } from "../lines/line.ts";
import { followOwn } from "../matches/follow-own.ts";
import { offersTo } from "../matches/offers-to.ts";
import type { Node } from "../node/node.ts";
import { arrive } from "../presence/arrive.ts";

/** The first words on a new line: who it belongs to, and what is going on for it. */
export async function greet(node: Node, line: Line): Promise<void> {
  const { id } = line.account;
  const matches = await arrive(node, line);
  const account = await node.db
    .selectFrom("account")
    .select(["id", "nickname", "kind", "rename_reason"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (account.rename_reason !== null) node.askedForName.add(id);
  const queue = await node.db
    .selectFrom("queue_entry")
    .select(["game", "mode"])
    .where("account_id", "=", id)
    .executeTakeFirst();
  node.lines.add(line); // not before: the first thing it hears is who it is
  line.say({
    kind: "welcome",
    version: PROTOCOL,
    now: node.now(),
    account: { id, nickname: account.nickname, kind: account.kind },
    matches: matches.map((match) => match.id),
    queue: queue ?? null,
  });
  for (const { id: match, isOpen } of matches)
    if (isOpen) node.lines.learns(line, match, "by itself");
  for (const { id: match, seat, isOpen } of matches)
    if (!isOpen) await followOwn(node, line, match, seat);
  for (const invite of await invitesTo(node, id)) line.say(invite);
  for (const offer of await offersTo(node, id)) line.say(offer);
}
