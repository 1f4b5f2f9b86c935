import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { CommandOf } from "@holmgang/protocol";
import { silenced, standing } from "../accounts/sanction.ts";
import type { Line } from "../lines/line.ts";
import { tooMuch } from "../limits/too-much.ts";
import { findRow, seatOf } from "../log/match-row.ts";
import type { Node } from "../node/node.ts";
import { hint } from "../store/hints.ts";
import { lockAccounts } from "../store/lock-accounts.ts";

/** So much may be said in so long. */
const MOST = 3;
const WITHIN_MS = 10_000;

/** What was said is forgotten after this long; and so long after the end of a match one may still say something. */
const KEPT_MS = 60_000;

/** Says something at a table one sits at. It is no part of the match: its log and its record know nothing of it. */
export async function sayEmote(
  node: Node,
  { account }: Line,
  { match: id, emote }: CommandOf<"emote">,
): Promise<Result<null>> {
  const row = await findRow(node.db, id);
  if (!row) return refuse("no-such-match", "There is no such match.");
  const seat = seatOf(row, account.id);
  const now = node.now();
  if (seat === null) return refuse("not-at-this-table", "You do not sit at this table.");
  if (row.opened_at === null) return refuse("match-not-open", "The match has not opened yet.");
  if (row.ended_at !== null && Number(row.ended_at) < now - KEPT_MS)
    return refuse("not-at-this-table", "Everybody has left this table.");
  const silence = await standing(node.db, { kind: "silence", account: account.id }, now);
  if (silence) return silenced(silence);
  return node.db.transaction().execute(async (step) => {
    await lockAccounts(step, [account.id]);
    const said = await step
      .selectFrom("emote")
      .select("at")
      .where("match_id", "=", id)
      .where("seat", "=", seat)
      .where("at", ">", String(now - WITHIN_MS))
      .orderBy("at", "desc")
      .execute();
    const third = said[MOST - 1];
    if (third) return saidALot(Number(third.at) + WITHIN_MS - now);
    const kept = await step
      .insertInto("emote")
      .values({ match_id: id, seat, emote, at: String(now) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await hint(step, { kind: "emote", match: id, emote: kept.id });
    return accept(null);
  });
}

const saidALot = (waitMs: number): Result<never> => ({
  ok: false,
  refusal: tooMuch("too-many-emotes", "You have said a lot just now", waitMs),
});

export async function sweepEmotes({ db, now }: Node): Promise<void> {
  await db
    .deleteFrom("emote")
    .where("at", "<", String(now() - KEPT_MS))
    .execute();
}
