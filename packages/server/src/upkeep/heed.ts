import { SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { announceInvite } from "../invites/announce-invite.ts";
import type { Seats } from "../ledger/stakes.ts";
import { findRow } from "../log/match-row.ts";
import { hasDeparted } from "../matches/has-departed.ts";
import { matchFound } from "../matches/match-found.ts";
import { OFFER_MS } from "../matches/offer-rematch.ts";
import { NONCE_MS, openFound } from "../matches/open-found.ts";
import { absencesOf } from "../presence/absence-messages.ts";
import { resumeClocks } from "../presence/resume-clocks.ts";
import type { Hint } from "../store/hints.ts";
import type { Node } from "../node/node.ts";
import { hangUpRevoked } from "./hang-up-revoked.ts";

/** Does what a hint asks of this node: looks at what has changed, and tells those who are connected here. */
export async function heed(node: Node, hint: Hint): Promise<void> {
  switch (hint.kind) {
    case "inputs":
      return hearOfInput(node, hint.match, hint.seq);
    case "appended":
      await Promise.all(hint.of.map(([match, seq]) => hearOfInput(node, match, seq)));
      return;
    case "found":
      return announce(node, hint.match, hint.seats);
    case "opened":
      return seatPlayers(node, hint.match, hint.seats);
    case "presence":
      return tellPresence(node, hint.match);
    case "audience":
      return tellAudience(node, hint.match);
    case "rematch":
      return tellRematch(node, hint.match);
    case "departure":
      return tellDeparture(node, hint.match, hint.seat);
    case "emote":
      return tellEmote(node, hint.match, hint.emote);
    case "invite":
      return announceInvite(node, hint.invite);
    case "revoked":
      return hangUpRevoked(node, hint);
    case "name":
      if (hint.asked) node.askedForName.add(hint.account);
      else node.askedForName.delete(hint.account);
      return;
    case "unqueued":
      return node.lines.tell(hint.account, {
        kind: "left_queue",
        code: hint.code,
        words: "You have too few tokens to go on waiting.",
      });
  }
}

/** Most inputs that a node hears of are its own. */
async function hearOfInput(node: Node, id: string, seq: number): Promise<void> {
  const table = await node.tables.find(id);
  if (table) await table.match.catchUp(seq);
  else node.tables.unfold(id);
}

/** Tells players who are connected here that they have a match, and opens it when the time for nonces is up. */
async function announce(node: Node, id: string, seats: Seats): Promise<void> {
  const here = SEATS.filter((seat) => isHere(node, seats[seat]));
  if (here.length === 0) return;
  const row = node.fresh.get(id)?.row ?? (await findRow(node.db, id));
  if (!row) return;
  const found = await matchFound(node, row);
  for (const seat of here)
    for (const line of node.lines.of(seats[seat]!)) {
      if (node.lines.knows(line, id) !== null) continue;
      node.lines.learns(line, id, "from us");
      line.say(found(seat));
    }
  // Both nonces in time is the rule: then its table is open here by now.
  node.later(NONCE_MS, async () => {
    if (!node.tables.find(id)) await openFound(node, id);
  });
}

/** The match has opened: every line of its players here follows it. */
async function seatPlayers(node: Node, id: string, seats: Seats): Promise<void> {
  if (!seats.some((account) => isHere(node, account))) return;
  const table = await node.tables.open(id);
  for (const seat of SEATS)
    for (const line of node.lines.of(seats[seat] ?? ""))
      if (node.lines.knows(line, id) === "from us" && !table.audience.has(line, seat))
        node.tables.attach(line, table, seat, 0);
}

const isHere = ({ lines }: Node, account: string | null): boolean =>
  account !== null && lines.of(account).size > 0;

async function tellPresence(node: Node, id: string): Promise<void> {
  const table = await node.tables.find(id);
  if (!table) return;
  const gone = await absencesOf(node.db, id);
  for (const seat of SEATS) {
    if (table.seats[seat] === null) continue;
    const here = { kind: "presence", match: id, seat, connected: true, until: null } as const;
    table.audience.tell(gone.find((each) => each.seat === seat) ?? here);
  }
  await resumeClocks(node, table);
}

async function tellAudience(node: Node, id: string): Promise<void> {
  const table = await node.tables.find(id);
  if (!table) return;
  const { count } = await node.db
    .selectFrom("watching")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("match_id", "=", id)
    .executeTakeFirstOrThrow();
  table.audience.tell({ kind: "audience", match: id, spectators: Number(count) });
}

/** Players hear it wherever they are; of the others, whoever watches here. */
async function tellEmote(node: Node, match: string, id: string): Promise<void> {
  const row = await node.db
    .selectFrom("emote")
    .innerJoin("match", "match.id", "emote.match_id")
    .select(["emote", "seat", "seat_0", "seat_1"])
    .where("emote.id", "=", id)
    .executeTakeFirst();
  if (!row) return;
  const { emote, seat_0, seat_1 } = row;
  const message = { kind: "emote", match, seat: row.seat as Seat, emote } as const; // as the table checks
  for (const account of [seat_0, seat_1]) if (account !== null) node.lines.tell(account, message);
  const table = await node.tables.find(match);
  for (const line of table?.audience.lines() ?? [])
    if (table?.audience.has(line, "spectator")) line.say(message);
}

/** One offer is told to the rival; that none is left, to both. */
async function tellRematch(node: Node, id: string): Promise<void> {
  const row = await findRow(node.db, id);
  const offers = await node.db
    .selectFrom("rematch_offer")
    .select(["seat", "at"])
    .where("match_id", "=", id)
    .execute();
  const [offer] = offers;
  if (!row) return;
  const until = Number(offer?.at) + OFFER_MS;
  for (const [seat, account] of [row.seat_0, row.seat_1].entries()) {
    if (account === null || seat === offer?.seat) continue;
    node.lines.tell(
      account,
      offer ? { kind: "rematch_offered", match: id, until } : { kind: "rematch_closed", match: id },
    );
  }
}

/** The rival hears how it is now, whatever it was when the hint was sent. */
async function tellDeparture(node: Node, id: string, seat: Seat): Promise<void> {
  const row = await findRow(node.db, id);
  const [account, other] = seat === 0 ? [row?.seat_0, row?.seat_1] : [row?.seat_1, row?.seat_0];
  if (!account || !other || !isHere(node, other)) return;
  const isGone = await hasDeparted(node.db, { id, seat, account });
  node.lines.tell(other, { kind: isGone ? "departed" : "returned", match: id, seat });
}
