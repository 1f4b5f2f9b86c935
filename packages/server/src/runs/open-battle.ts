import { LEVELS } from "@holmgang/campaign";
import type { BattleMatch } from "@holmgang/campaign";
import type { Transaction } from "kysely";
import { newId } from "../node/new-id.ts";
import type { Database } from "../store/schema.ts";

interface Fight {
  readonly run: string;
  readonly account: string;
  readonly battle: BattleMatch;
}

/**
 * The match of a battle: open from the start, its chance drawn by the run's own seed, the enemy played by a bot of the
 * server's. Nothing is staked or rated, nobody finds it in a list, and it waits for its player.
 */
export async function openBattle(
  step: Transaction<Database>,
  { run, account, battle: { game, rules, config, seed, difficulty } }: Fight,
  now: number,
): Promise<string> {
  const id = newId();
  await step
    .insertInto("match")
    .values({
      id,
      game,
      rules,
      config: JSON.stringify(config),
      seed,
      seat_0: account,
      bot_1: LEVELS[difficulty],
      found_at: String(now),
      opened_at: String(now),
      listed: false,
      run_id: run,
    })
    .execute();
  return id;
}
