import { sweepAddresses } from "../addresses/addresses.ts";
import { sweepSessions } from "../accounts/sessions.ts";
import { sweepGuests } from "../accounts/sweep-guests.ts";
import { sweepAddressBans } from "../moderation/ban-addresses.ts";
import { NONCE_MS, openFound } from "../matches/open-found.ts";
import { sweepEmotes } from "../matches/say-emote.ts";
import { sweepDepartures } from "../matches/depart.ts";
import { sweepRematches } from "../matches/withdraw-rematch.ts";
import { noteLines } from "./note-lines.ts";
import { hangUpRevoked } from "./hang-up-revoked.ts";
import { lookAfterLines } from "./look-after-lines.ts";
import { buryDeadNodes } from "../presence/bury.ts";
import { sweepGhosts } from "../presence/leave.ts";
import { renewLease, RENEW_MS } from "../presence/lease.ts";
import { pauseStruck } from "../presence/pause-struck.ts";
import { resumeClocks } from "../presence/resume-clocks.ts";
import { sweepAbsences } from "../presence/sweep-absences.ts";
import { sweepQueues } from "../queue/pair-waiting.ts";
import type { Node } from "../node/node.ts";
import { clearAway } from "../store/clear-away.ts";

/** What every node does from time to time, so that nothing depends on one of them: how often, and what. */
export const SWEEPS: readonly (readonly [ms: number, work: (node: Node) => Promise<void>])[] = [
  [RENEW_MS, renewLease],
  [RENEW_MS, buryDeadNodes],
  [500, sweepAbsences],
  [1_000, sweepQueues],
  [1_000, openForgotten],
  [2_000, wakeForgotten],
  [2_000, pauseStruck],
  [2_000, resumeForgotten],
  [2_000, lookAfterLines],
  [10_000, sweepGhosts],
  [10_000, hangUpRevoked], // hints may be lost, sessions run out
  [10_000, closeFinished],
  [10_000, foldUpEmpty],
  [10_000, sweepEmotes],
  [1_000, sweepRematches],
  [60_000, sweepDepartures],
  [10 * 60_000, ({ db, now }) => sweepAddresses(db, now())],
  [10 * 60_000, clearAway],
  [60 * 60_000, forgetIdle],
  [60 * 60_000, noteLines],
];

/** Matches that were found by a node that did not live to open them. */
async function openForgotten(node: Node): Promise<void> {
  const rows = await node.db
    .selectFrom("match")
    .select("id")
    .where("outcome", "is", null)
    .where("opened_at", "is", null)
    .where("found_at", "<", String(node.now() - NONCE_MS))
    // Those who were lost to a fault have time to come back first.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("absence")
            .select("seat")
            .whereRef("absence.match_id", "=", "match.id")
            .where("fault", "=", true),
        ),
      ),
    )
    .execute();
  for (const { id } of rows) await openFound(node, id);
}

/** Matches without a connected player: nobody has them open, yet their bells must ring. */
async function wakeForgotten(node: Node): Promise<void> {
  const rows = await node.db
    .selectFrom("match")
    .select("id")
    .where("outcome", "is", null)
    .where("opened_at", "is not", null)
    .where("run_id", "is", null)
    // One by one: for both at once the database would go through all connections for every match.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("presence").select("id").whereRef("account_id", "=", "seat_0"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("presence").select("id").whereRef("account_id", "=", "seat_1"))),
    )
    .execute();
  for (const { id } of rows)
    if (!node.tables.isFoldedUp(id, node.now())) await node.tables.open(id).catch(node.complain);
}

/** Tables to which nobody here is connected: the log has all that is in them. */
async function foldUpEmpty(node: Node): Promise<void> {
  for (const table of await node.tables.all()) {
    const isEmpty = table.audience.lines().length === 0;
    const isHere = table.seats.some((account) => account && node.lines.of(account).size > 0);
    if (isEmpty && !isHere && !table.isOver() && !table.waitsForBot()) node.tables.foldUp(table);
  }
}

/** Matches that were paused while somebody came back. */
async function resumeForgotten(node: Node): Promise<void> {
  for (const table of await node.tables.all()) await resumeClocks(node, table).catch(node.complain);
}

/** Tables of matches that are over, opened once more by somebody who came late. */
async function closeFinished(node: Node): Promise<void> {
  for (const table of await node.tables.all())
    if (table.isOver()) await node.tables.close(table.match.id);
}

/** Guests who have not come back, sessions that have run out, and addresses whose bans are over. */
async function forgetIdle({ db, now }: Node): Promise<void> {
  await sweepGuests(db, now());
  await sweepSessions(db, now());
  await sweepAddressBans(db, now());
}
