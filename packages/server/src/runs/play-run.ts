import { appendMove } from "@holmgang/campaign";
import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Node } from "../node/node.ts";
import { keepMove, outrun } from "./keep-move.ts";
import type { Kept } from "./keep-move.ts";
import { findRun, journalOf } from "./run-row.ts";
import type { RunRow } from "./run-row.ts";
import { RETREAT, settleBattle } from "./settle-battle.ts";

/** A move of a run's owner: how many moves it had when it was made, and what it is. */
export interface RunMove {
  readonly seq: number;
  readonly move: { readonly kind?: unknown };
}

/** Makes a move in one's own run. What a battle came to is taken from its match, never from whoever asks. */
export async function playRun(
  node: Node,
  { account, id }: { readonly account: string; readonly id: string },
  { seq, move }: RunMove,
): Promise<Result<Kept>> {
  const found = await findRun(node.db, id);
  if (found?.account_id !== account) return noSuchRun();
  if (found.ended_at !== null) return refuse("run-over", "The run is over.");
  const row = await settleBattle(node, found);
  if (row.seq !== seq) return outrun();
  if (move.kind === "fight")
    return refuse(
      "fought-here",
      "A battle is decided at its table on the server, by nobody’s word.",
    );
  return move.kind === "retreat" ? retreat(node, row) : keepMove(node, row, move);
}

export const noSuchRun = () => refuse("no-such-run", "There is no such run.");

/** Leaves the battle at hand. If it has ended meanwhile, that counts. */
async function retreat(node: Node, row: RunRow): Promise<Result<Kept>> {
  if (row.match_id === null) return refuse("not-now", "There is no battle to retreat from.");
  const { match } = await node.tables.open(row.match_id);
  const record = match.host.recordOf(match.journal());
  const tried = appendMove(journalOf(row), { kind: "retreat", record });
  if (!tried.ok) return tried;
  const left = await match.take({ kind: "forfeit", seats: [0], reason: RETREAT });
  if (!left.ok && left.refusal.code !== "match-over") return left;
  return accept({ row: await settleBattle(node, row), events: tried.value.events });
}
