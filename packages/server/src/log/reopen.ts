import { invariant } from "@holmgang/kernel";
import type { BySeat, Fairness, Host, Outcome, Page, Shape } from "@holmgang/kernel";
import type { Seats } from "../ledger/stakes.ts";
import type { Uncounted } from "../store/schema.ts";
import { findRow } from "./match-row.ts";
import type { Keeping } from "./keeping.ts";

/** A match before its first input, from its row. */
interface Reopened {
  readonly host: Host;
  readonly openedAt: number;
  readonly opening: Page<Shape>;
  /** How it ended, if it has; the log alone does not know of a match that was voided because it could not go on. */
  readonly outcome: Outcome | null;
  readonly seats: Seats;
  /** The names of the server's own bots, by seat. */
  readonly bots: Readonly<BySeat<string | null>>;
  /** The queue it came from; null if it was arranged. */
  readonly mode: string | null;
  readonly rated: boolean;
  readonly uncounted: Uncounted | null;
  /** Whether its log is surely empty. */
  readonly isNew: boolean;
}

export async function reopen(
  { db, fresh, isShared, hostOf }: Pick<Keeping, "db" | "fresh" | "isShared" | "hostOf">,
  id: string,
): Promise<Reopened> {
  const known = fresh.takeOpened(id);
  const row = known ?? (await findRow(db, id));
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
  // Both were written by this program.
  const fairness = row.fairness === null ? null : (JSON.parse(row.fairness) as Fairness);
  const outcome = row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome);
  return {
    host,
    openedAt: Number(row.opened_at),
    opening: host.openJournal(config.value, row.seed, fairness),
    outcome,
    seats: [row.seat_0, row.seat_1],
    bots: [row.bot_0, row.bot_1],
    mode: row.mode,
    rated: row.rated,
    uncounted: row.uncounted,
    isNew: known !== undefined && !isShared,
  };
}
