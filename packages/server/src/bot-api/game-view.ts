import { accept, refuse, sight } from "@holmgang/kernel";
import type { Result, Seat } from "@holmgang/kernel";
import type { Account } from "../accounts/account.ts";
import { unreadableNow } from "../desk/at-the-table.ts";
import { noSuchMatch } from "../history/match-summary.ts";
import { findRow, seatOf } from "../log/match-row.ts";
import type { Node } from "../node/node.ts";
import { updateMessage } from "../tables/audience.ts";
import { gameState } from "./game-state.ts";
import type { GameState } from "./game-state.ts";

/** A match as it stands, for whoever asks; no seat is a spectator's. */
interface GameView extends Omit<GameState, "seq" | "events"> {
  readonly match: string;
  readonly game: string;
  readonly seat: Seat | null;
}

/** All that the caller may know of a match: its players of their own seat, everybody else what spectators see. */
export async function gameView(
  node: Node,
  account: Account,
  id: string,
): Promise<Result<GameView>> {
  const row = await findRow(node.db, id);
  if (!row) return noSuchMatch();
  const seat = seatOf(row, account.id);
  if (row.opened_at === null) return refuse("match-not-open", "The match has not opened yet.");
  const unreadable = unreadableNow(node, row);
  if (unreadable) return unreadable;
  const { match } = await node.tables.open(id);
  const viewer = seat ?? "spectator";
  const moment = { position: match.journal().position, clocks: match.clocks() };
  const now = { events: [], ...sight(match.host.game, moment, viewer) };
  const { view, decisions, others, legal, outcome } = gameState(
    match,
    viewer,
    updateMessage(match, now, 0),
  );
  return accept({ match: id, game: row.game, seat, view, decisions, others, legal, outcome });
}
