import { accept, refuse } from "@holmgang/kernel";
import type { Result, Seat } from "@holmgang/kernel";
import type { CommandOf } from "@holmgang/protocol";
import type { Line } from "../lines/line.ts";
import { depart } from "../matches/depart.ts";
import { matchFound } from "../matches/match-found.ts";
import { findRow, seatOf } from "../log/match-row.ts";
import type { MatchRow } from "../log/match-row.ts";
import { offerRematch } from "../matches/offer-rematch.ts";
import { giveNonce } from "../matches/open-found.ts";
import { settled } from "../matches/settled.ts";
import { withdrawRematch } from "../matches/withdraw-rematch.ts";
import type { Node } from "../node/node.ts";
import { absencesOf } from "../presence/absence-messages.ts";
import type { Table } from "../tables/table.ts";
import { follow } from "./follow.ts";

/** Answers a decision. The hot path: a table that is open here needs no question to the store but the append itself. */
export async function move(
  node: Node,
  line: Line,
  { match: id, decision, move: raw }: CommandOf<"move">,
): Promise<Result<null>> {
  const place = await placeOf(node, line, id);
  if (!place.ok) return place;
  const { table, seat } = place.value;
  const began = performance.now();
  const taken = await node.pressure.during(
    table.match.take({ kind: "move", seat, move: raw }, { decision }),
  );
  if (!taken.ok) return taken;
  node.metrics.moves.inc();
  node.metrics.appendSeconds.observe((performance.now() - began) / 1000);
  return accept(null);
}

export async function resign(
  node: Node,
  line: Line,
  { match: id }: CommandOf<"resign">,
): Promise<Result<null>> {
  const place = await placeOf(node, line, id);
  if (!place.ok) return place;
  const { table, seat } = place.value;
  const taken = await table.match.take({ kind: "forfeit", seats: [seat], reason: "resigned" });
  return taken.ok ? accept(null) : taken;
}

export const nonce = (
  node: Node,
  { account }: Line,
  { match: id, nonce: text }: CommandOf<"nonce">,
): Promise<Result<null>> => giveNonce(node, id, account.id, text);

/** Follows one's own match from where one has lost it; from the beginning, with what it is. */
export async function resume(
  node: Node,
  line: Line,
  { match: id, seq }: Pick<CommandOf<"resume">, "match" | "seq">,
): Promise<Result<null>> {
  const own = await ownRow(node, line, id);
  if (!own.ok) return own;
  const { row, seat } = own.value;
  if (seq === 0) line.say((await matchFound(node, row))(seat));
  if (row.opened_at === null) return accept(null); // every line of its players is told when it opens
  const unreadable = unreadableNow(node, row);
  if (unreadable) return unreadable;
  const table = await node.tables.open(id);
  const attached = await follow(node, line, table, { viewer: seat, seen: seq });
  if (!attached.ok) return attached;
  node.budgets.read(line.account, attached.value);
  if (!table.isOver()) {
    for (const absence of await absencesOf(node.db, id)) line.say(absence);
    return accept(null);
  }
  const result = (await settled(node, table.match, [line.account.id])).get(line.account.id);
  if (result) line.say(result);
  return accept(null);
}

export const rematch = (node: Node, line: Line, { match }: CommandOf<"rematch">) =>
  fromOwnSeat(node, line, match, offerRematch);

export const unrematch = (node: Node, line: Line, { match }: CommandOf<"unrematch">) =>
  fromOwnSeat(node, line, match, withdrawRematch);

export const leaveTable = (node: Node, line: Line, { match }: CommandOf<"leave">) =>
  fromOwnSeat(node, line, match, depart);

/** Does something for whoever sits at a match, also after its end. */
async function fromOwnSeat<V>(
  node: Node,
  line: Line,
  id: string,
  act: (node: Node, id: string, seat: Seat) => Promise<Result<V>>,
): Promise<Result<V>> {
  const own = await ownRow(node, line, id);
  return own.ok ? act(node, id, own.value.seat) : own;
}

/** A match made under other rules cannot be folded any more; its outcome and its story remain. */
export function unreadableNow(node: Node, row: MatchRow): ReturnType<typeof refuse> | null {
  if (node.hostOf(row.game).game.rules === row.rules) return null;
  return refuse(
    "match-over",
    row.outcome?.includes("rules-changed")
      ? "This match is void: the rules have changed since it began. Stakes were given back."
      : "This match was played under other rules: its story can be read, but not stepped through.",
  );
}

/** The table of a match one sits at. */
export async function placeOf(
  node: Node,
  { account }: Line,
  id: string,
): Promise<Result<{ table: Table; seat: Seat }>> {
  const open = await node.tables.find(id);
  if (!open) {
    const row = await findRow(node.db, id);
    if (!row) return refuse("no-such-match", "There is no such match.");
    if (seatOf(row, account.id) === null) return notYours();
    if (row.opened_at === null) return refuse("match-not-open", "The match has not opened yet.");
    const unreadable = unreadableNow(node, row);
    if (unreadable) return unreadable;
  }
  const table = open ?? (await node.tables.open(id));
  const seat = seatOf({ seat_0: table.seats[0], seat_1: table.seats[1] }, account.id);
  return seat === null ? notYours() : accept({ table, seat });
}

async function ownRow(
  node: Node,
  { account }: Line,
  id: string,
): Promise<Result<{ row: MatchRow; seat: Seat }>> {
  const row = await findRow(node.db, id);
  if (!row) return refuse("no-such-match", "There is no such match.");
  const seat = seatOf(row, account.id);
  return seat === null ? notYours() : accept({ row, seat });
}

const notYours = () => refuse("not-your-match", "You do not sit in this match.");
