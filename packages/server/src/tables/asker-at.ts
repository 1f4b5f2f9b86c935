import type { Asker } from "../bots/fair-line.ts";
import type { Seats } from "../ledger/stakes.ts";
import type { Lines } from "../lines/lines.ts";

/** On whose behalf a bot thinks at a table: of who plays it there. Whoever is not connected here is counted by themselves. */
export function askerAt(lines: Lines, seats: Seats): Asker {
  const account = seats.find((seat) => seat !== null) ?? "nobody";
  const [line] = lines.of(account);
  return { account, household: line?.account.household ?? account };
}
