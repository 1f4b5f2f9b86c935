import { accept, refuse, rival, SEATS } from "@holmgang/kernel";
import type { Result, Seat } from "@holmgang/kernel";
import type { Selectable, Transaction } from "kysely";
import { isBlockedPair } from "../accounts/blocks.ts";
import type { Node } from "../node/node.ts";
import { askIn } from "../store/ask.ts";
import { hint } from "../store/hints.ts";
import type { Database, MatchTable } from "../store/schema.ts";
import { findMatch } from "./find-match.ts";
import type { Seated } from "./find-match.ts";
import { hasDeparted } from "./has-departed.ts";
import { pairedOrNot } from "./paired-or-not.ts";
import { uncountedPair } from "./uncounted.ts";

/** An offer stands this long. */
export const OFFER_MS = 60_000;

type Row = Selectable<MatchTable>;

/** Offers the same match with sides swapped. It is found when both have offered it; a bot always has. */
export function offerRematch(
  node: Node,
  id: string,
  seat: Seat,
): Promise<Result<{ match?: string }>> {
  return pairedOrNot(node, async (step) => {
    const row = await step
      .selectFrom("match")
      .selectAll()
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.outcome === null) return refuse("match-not-over", "The match is not over.");
    const other = rival(seat) === 0 ? row.seat_0 : row.seat_1;
    const mayNot = await refusalFor(step, row, seat);
    if (mayNot) return mayNot;
    const offers = await noteOffer(step, { id, seat, now: node.now() });
    if (other !== null && offers < 2) {
      await hint(step, { kind: "rematch", match: id });
      return accept({});
    }
    await step.deleteFrom("rematch_offer").where("match_id", "=", id).execute();
    return accept({ match: await swapped(step, node, row) });
  });
}

/** Whoever offers is back at the table. Returns how many offers stand now. */
async function noteOffer(
  step: Transaction<Database>,
  { id, seat, now }: { id: string; seat: Seat; now: number },
): Promise<number> {
  const at = String(now);
  await step
    .insertInto("rematch_offer")
    .values({ match_id: id, seat, at })
    .onConflict((offer) => offer.columns(["match_id", "seat"]).doUpdateSet({ at }))
    .execute();
  await step.deleteFrom("departure").where("match_id", "=", id).where("seat", "=", seat).execute();
  const standing = await step
    .selectFrom("rematch_offer")
    .select("seat")
    .where("match_id", "=", id)
    .where("at", ">", String(now - OFFER_MS))
    .execute();
  return standing.length;
}

async function refusalFor(
  step: Transaction<Database>,
  { id, seat_0, seat_1, run_id }: Row,
  seat: Seat,
) {
  const [own, other] = seat === 0 ? [seat_0, seat_1] : [seat_1, seat_0];
  const closed = (why: string) => refuse("rematch-closed", why);
  if (run_id !== null) return closed("A battle of the campaign is fought once.");
  const earlier = await step
    .selectFrom("match")
    .select("id")
    .where("rematch_of", "=", id)
    .executeTakeFirst();
  if (earlier) return closed("This match had its rematch already.");
  if (other === null || own === null) return null;
  if (await hasDeparted(step, { id, seat: rival(seat), account: other }))
    return closed("Your rival has gone.");
  return (await isBlockedPair(step, own, other))
    ? closed("One of you has blocked the other.")
    : null;
}

/** The same two at the same game, each on the other's seat. */
async function swapped(step: Transaction<Database>, node: Node, row: Row): Promise<string> {
  const host = node.hostOf(row.game);
  const { settings, entries } = JSON.parse(row.config) as { settings: unknown; entries: unknown[] }; // written by findMatch
  const [first, second] = SEATS.map((seat): Seated => {
    const account = seat === 0 ? row.seat_0 : row.seat_1;
    const bot = seat === 0 ? row.bot_0 : row.bot_1;
    const entry = entries[seat];
    return account === null ? { account, bot: bot ?? "", entry } : { account, bot: null, entry };
  });
  return findMatch(
    step,
    {
      host,
      settings,
      players: [second!, first!],
      mode: row.mode,
      // What did not count may count again tomorrow.
      rated: row.rated || (row.mode !== null && row.uncounted !== null),
      listed: row.listed,
      rematchOf: row.id,
      uncounted: await uncountedPair(node, askIn(step), [row.seat_0, row.seat_1]),
    },
    node.now(),
  );
}
