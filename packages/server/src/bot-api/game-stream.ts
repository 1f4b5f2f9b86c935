import type { Readable } from "node:stream";
import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Message } from "@holmgang/protocol";
import type { Asking } from "../http/caller.ts";
import { placeOf } from "../desk/at-the-table.ts";
import { matchFound } from "../matches/match-found.ts";
import { findRow } from "../log/match-row.ts";
import { updatesOf } from "../tables/audience.ts";
import { callerLine } from "./caller-line.ts";
import { gameState } from "./game-state.ts";
import type { BotRoom } from "./room.ts";

/**
 * A match as its bot follows it: first what it is and where it stands, or where it stood at the update that the bot has
 * seen last; then every update that follows, until it is over.
 */
export async function gameStream(
  { node, streams }: BotRoom,
  account: Asking,
  id: string,
  seen: number | null,
): Promise<Result<Readable>> {
  const unpaid = node.budgets.mayRead(account);
  if (unpaid) return { ok: false, refusal: unpaid };
  const place = await placeOf(node, callerLine(account), id);
  if (!place.ok) return place;
  const { table, seat } = place.value;
  const row = await findRow(node.db, id);
  const { game, rules, settings, players } = (await matchFound(node, row!))(seat); // a place is at a match
  const count = updatesOf(table.match, seat).length;
  const first = Math.max(1, seen ?? count);
  if (first > count) return refuse("bad-seq", `There are ${count} updates, not ${first}.`);
  const stream = streams.open();
  streams.place(`match ${id} of ${account.id}`, stream);
  let isFull = false;
  function say(message: Message): void {
    if (message.kind !== "update") return;
    const state = gameState(table.match, seat, message);
    stream.write(
      isFull
        ? { type: "gameState", ...state }
        : { type: "gameFull", match: id, game, rules, settings, seat, players, state },
    );
    isFull = true;
    if (message.outcome) stream.end();
  }
  const line = callerLine(account, { say, hangUp: stream.end });
  const told = node.tables.attach(line, table, seat, first - 1);
  if (told.ok) node.budgets.read(account, told.value);
  void stream.closed.then(() => node.tables.detach(line));
  return accept(stream.body);
}
