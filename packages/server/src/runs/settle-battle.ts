import { battleOf } from "@holmgang/campaign";
import { invariant } from "@holmgang/kernel";
import type { Host, MatchRecord } from "@holmgang/kernel";
import { recordOf } from "../history/record-of.ts";
import { findRow } from "../log/match-row.ts";
import type { Node } from "../node/node.ts";
import { keepMove } from "./keep-move.ts";
import { openBattle } from "./open-battle.ts";
import { findRun, journalOf } from "./run-row.ts";
import type { RunRow } from "./run-row.ts";

/** How a match ends that its player has left for gold: the log says so, whoever reads it after whatever crash. */
export const RETREAT = "abandoned";

/**
 * A battle that is over goes into its run, by its own log. Whoever looks first does it: a crash between the end of a
 * match and this changes nothing.
 */
export async function settleBattle(node: Node, row: RunRow): Promise<RunRow> {
  if (row.match_id === null) return row;
  const match = await findRow(node.db, row.match_id);
  invariant(match !== undefined, `run ${row.id} has a battle without a match`);
  if (match.outcome === null) return row;
  const kept = await recordOf(node, match.id);
  const move = kept.ok ? moveOf(node.hostOf(match.game), kept.value.record) : null;
  const settled = move && (await keepMove(node, row, move));
  if (settled?.ok) return settled.value.row;
  if (settled?.refusal.code !== "stale") return fightAgain(node, row);
  return settleBattle(node, await again(node, row));
}

/** Fought out or conceded; or left: then all but the leaving counts. */
function moveOf(host: Host, record: MatchRecord): object {
  const last = record.inputs.at(-1);
  if (last?.kind !== "forfeit" || last.reason !== RETREAT) return { kind: "fight", record };
  const open = host.replay({ ...record, inputs: record.inputs.slice(0, -1) });
  invariant(open.ok, "what was played can be played again");
  return { kind: "retreat", record: host.recordOf(open.value.at(-1)!.journal) };
}

/** A match that decides nothing (rules that changed, a bot that failed) is played once more from its beginning. */
async function fightAgain({ db, now }: Node, row: RunRow): Promise<RunRow> {
  const battle = battleOf(journalOf(row).state);
  invariant(battle !== null, `run ${row.id} has a match without a battle`);
  return db.transaction().execute(async (step) => {
    const match = await openBattle(step, { run: row.id, account: row.account_id, battle }, now());
    return step
      .updateTable("run")
      .set({ match_id: match })
      .where("id", "=", row.id)
      .where("match_id", "=", row.match_id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function again({ db }: Node, { id }: RunRow): Promise<RunRow> {
  const row = await findRun(db, id);
  invariant(row !== undefined, `run ${id} is gone`);
  return row;
}
