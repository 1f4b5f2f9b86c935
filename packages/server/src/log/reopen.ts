import { invariant } from "@holmgang/kernel";
import type { Fairness, Host, Page, Shape } from "@holmgang/kernel";
import type { Keeping } from "./keeping.ts";

/** A match before its first input, from its row. */
export async function reopen(
  { db, hostOf }: Pick<Keeping, "db" | "hostOf">,
  id: string,
): Promise<{ host: Host; openedAt: number; opening: Page<Shape> }> {
  const row = await db.selectFrom("match").selectAll().where("id", "=", id).executeTakeFirst();
  invariant(row !== undefined, `there is no match ${id}`);
  invariant(row.seed !== null && row.opened_at !== null, `match ${id} has not opened yet`);
  const host = hostOf(row.game);
  invariant(
    host.game.rules === row.rules,
    `match ${id} was made under rules ${row.rules} of ${row.game}`,
  );
  const config = host.parseConfig(JSON.parse(row.config));
  invariant(
    config.ok,
    config.ok ? "" : `match ${id} has a config nobody can play: ${config.refusal.words}`,
  );
  const fairness = row.fairness === null ? null : (JSON.parse(row.fairness) as Fairness); // written by `openMatch`
  return {
    host,
    openedAt: Number(row.opened_at),
    opening: host.openJournal(config.value, row.seed, fairness),
  };
}
