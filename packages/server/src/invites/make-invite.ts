import { sql } from "kysely";
import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { CommandOf } from "@holmgang/protocol";
import { findAccount } from "../accounts/account.ts";
import { isBlockedPair } from "../accounts/blocks.ts";
import type { Line } from "../lines/line.ts";
import { gameOf } from "../games/game-of.ts";
import { someSeat } from "../matches/some-seat.ts";
import { newId } from "../node/new-id.ts";
import type { Node } from "../node/node.ts";
import { hint } from "../store/hints.ts";
import { INVITE_MS, MOST_INVITES } from "./invite.ts";

/** Offers a match by link, or to one account. */
export async function makeInvite(
  node: Node,
  { account }: Line,
  command: CommandOf<"invite">,
): Promise<Result<{ invite: string }>> {
  const host = gameOf(node, command.game);
  if (!host.ok) return host;
  const { game } = host.value;
  const settings = game.parseSettings(command.settings);
  if (!settings.ok) return settings;
  const entry = game.parseEntry(command.entry, settings.value);
  if (!entry.ok) return entry;
  const { stake, alone } = game.terms(settings.value);
  if (alone) return refuse("played-alone", "A battle of a story is played alone.");
  const own = await findAccount(node.db, account.id);
  if (!own) return refuse("no-such-account", "This account has been deleted.");
  if (own.tokens < stake)
    return refuse("not-enough-tokens", `This match takes ${stake} tokens, and you have fewer.`);
  const guest = await guestOf(node, account.id, command.to);
  if (!guest.ok) return guest;
  const tooOften = guest.value && node.budgets.invite(account, guest.value);
  if (tooOften) return { ok: false, refusal: tooOften };
  const id = newId();
  const now = node.now();
  return node.db.transaction().execute(async (step) => {
    const { open } = await step
      .selectFrom("invite")
      .select((row) => row.fn.countAll<string>().as("open"))
      .where("host_id", "=", account.id)
      .where("state", "=", sql.lit("open")) // as the index of open ones says it
      .where("expires_at", ">", String(now))
      .executeTakeFirstOrThrow();
    if (Number(open) >= MOST_INVITES)
      return refuse("too-many-invites", `You have ${open} open invitations; take one back first.`);
    await step
      .insertInto("invite")
      .values({
        id,
        host_id: account.id,
        guest_id: guest.value,
        game: command.game,
        settings: JSON.stringify(settings.value),
        host_entry: JSON.stringify(entry.value),
        host_seat: command.seat ?? someSeat(),
        created_at: String(now),
        expires_at: String(now + INVITE_MS),
        state: "open",
      })
      .execute();
    await hint(step, { kind: "invite", invite: id });
    return accept({ invite: id });
  });
}

/** The account that is asked; null is whoever has the link. */
async function guestOf(
  node: Node,
  host: string,
  to: string | undefined,
): Promise<Result<string | null>> {
  if (to === undefined) return accept(null);
  const guest = await node.db
    .selectFrom("account")
    .select("id")
    .where("id", "=", to)
    .where("kind", "!=", "house")
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!guest || to === host)
    return refuse("no-such-account", "There is nobody like that to invite.");
  if (await isBlockedPair(node.db, host, to))
    return refuse("blocked", "One of you has blocked the other.");
  return accept(to);
}
